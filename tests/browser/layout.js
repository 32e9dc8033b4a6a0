// Looks over the page that is open and answers a list of sentences, one for each fault of its layout.
const faults = [], targets = [];
const root = document.documentElement;
const wide = root.clientWidth;
const name = (e) => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + (e.classList.length ? "." + [...e.classList].join(".") : "");
const words = (e) => (e.getAttribute("aria-label") || e.textContent || e.value || "").trim().replace(/\s+/g, " ").slice(0, 40);
const say = (e, what) => faults.push(`${e.parentElement ? name(e.parentElement) + " > " : ""}${name(e)} "${words(e)}" ${what}`);
const hidden = (e) => !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.closest(".vh, dialog:not([open]), svg")
  || getComputedStyle(e).clipPath === "inset(50%)"; // there for those who hear the page
const scrolls = (e) => {
  for (let box = e; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  return false;
};

if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth} px wide in a window of ${wide}`);
for (const e of document.body.querySelectorAll("*")) {
  if (hidden(e)) continue;
  const style = getComputedStyle(e);
  const own = [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim());
  // Words that leave their own box are cut off or lie over their neighbors.
  if (own.length && style.display !== "inline" && !/auto|scroll/.test(style.overflowX) && e.clientWidth && e.scrollWidth > e.clientWidth + 1)
    say(e, `needs ${e.scrollWidth} px and has ${e.clientWidth}`);
  if (own.length && /hidden|clip/.test(style.overflowY) && e.scrollHeight > e.clientHeight + 2) say(e, "is cut off below");
  if (e.tagName === "SELECT" || (e.tagName === "INPUT" && e.placeholder)) {
    const ruler = document.createElement("canvas").getContext("2d");
    ruler.font = style.font;
    const text = e.tagName === "SELECT" ? e.selectedOptions[0]?.textContent.trim() ?? "" : e.placeholder;
    const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (ruler.measureText(text).width > room + 1) say(e, `cuts its words: ${Math.round(ruler.measureText(text).width)} px in ${Math.round(room)}`);
  }
  // What a browser draws into a date field is about nine letters and a sign.
  if (e.matches("input[type=date]") && e.clientWidth < 148) say(e, `has only ${e.clientWidth} px for a date`);
  if (!scrolls(e)) for (const node of own) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width && (box.right > wide + 1 || box.left < -1) && box.bottom > 0) { say(e, "stands beyond the edge"); break; }
  }
  if (e.matches("a[href], button, input:not([type=hidden]), select, textarea, summary") && !e.matches(".skip")) {
    const box = (e.closest("label") || e).getBoundingClientRect();
    const covers = getComputedStyle(e, "::after").position === "absolute";
    if (!covers) targets.push({ e, box, line: style.display === "inline" });
  }
}
// A link in a line of text may be as high as the line, when 24 px around its middle are its own (WCAG 2.5.8).
const apart = (one, other) => {
  const x = (one.box.left + one.box.right) / 2, y = (one.box.top + one.box.bottom) / 2;
  return Math.hypot(Math.max(other.box.left - x, 0, x - other.box.right), Math.max(other.box.top - y, 0, y - other.box.bottom)) >= 12;
};
for (const one of targets) {
  if (one.box.width >= 23.5 && one.box.height >= 23.5) continue;
  const words = one.line && [...one.e.parentElement.childNodes].some((n) => n !== one.e && n.nodeType === 3 && n.textContent.trim().length > 1);
  if (words || (one.line && targets.every((other) => other === one || apart(one, other)))) continue;
  say(one.e, `is ${Math.round(one.box.width)} by ${Math.round(one.box.height)} px, too small to hit`);
}
return faults;
