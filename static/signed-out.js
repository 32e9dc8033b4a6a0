// After signing out this browser forgets what pages kept in it, but for what was typed and could not be sent yet: deals of
// a scorecard and results of a table wait here for the network.
(async () => {
  "use strict";
  const UNSENT = [/^talon\.scorecard\.\/scorecards\//, /^talon\.results$/];
  try {
    for (const key of Object.keys(localStorage)) {
      if (!UNSENT.some((unsent) => unsent.test(key))) localStorage.removeItem(key);
    }
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Without storage there is nothing to forget.
  }
  document.documentElement.dataset.forgotten = "";
})();
