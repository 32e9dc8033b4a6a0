## Who sees a hand, and taking it out

sharing-title = Who sees this hand
sharing-help = While a round of an event is still in play, its hands stay closed whatever stands here. Notes and lines keep the readers that their authors chose. Whenever a hand is shared by its address it gets a new one, and earlier addresses open nothing any more.
sharing-address = Its address for others
sharing-save = Save
sharing-saved = Saved.
sharing-out-title = Take this hand out
sharing-out-help = It is gone from every page, list and file, for everybody. It is kept, and can be put back on this page.
sharing-out = Take it out
sharing-out-since = Taken out on { $day }: { $reason }
sharing-out-now = Nobody sees this hand now. It is kept and can be put back.
sharing-back = Put it back
sharing-is-back = The hand is there again.
sharing-stored-again = The same record has been stored again meanwhile: the hand is there under another number.
sharing-now = Seen by: { $who }
sharing-change = Change
audit-share_hand = Readers of a hand changed
audit-take_out_hand = Hand taken out
audit-put_back_hand = Hand put back
audit-part-visibility = seen by
