## Who sees a hand, and taking it out

sharing-title = Who can see this hand
sharing-help = While a round is in play, its hands stay hidden regardless of this setting. Notes and lines keep the visibility their authors chose. Each time you share a hand by link it gets a new link, and the earlier ones stop working.
sharing-address = Link for others
sharing-save = Save
sharing-saved = Saved.
sharing-out-title = Remove this hand
sharing-out-help = It disappears from every page, list and file, for everyone. It is kept, and you can restore it on this page.
sharing-out = Remove hand
sharing-out-since = Removed on { $day }: { $reason }
sharing-out-now = Nobody can see this hand now. It is kept, and you can restore it.
sharing-back = Restore hand
sharing-is-back = The hand was restored.
sharing-stored-again = The same record was stored again in the meantime. You can find the hand under another number.
sharing-now = Visible to: { $who }
sharing-change = Change
audit-share_hand = Visibility of a hand changed
audit-take_out_hand = Hand removed
audit-put_back_hand = Hand restored
audit-part-visibility = visible to
