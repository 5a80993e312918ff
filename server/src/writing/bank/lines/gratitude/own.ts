/** gratitude, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeOwn = `
I    | spare | My thanks are freely given, and so is my no.
I    | fair | I take small pleasures seriously.
I    | kindness fair | I am generous with praise, because I know what it's done for me.
?    | spare | What if enjoying things is something I'm good at?
?    | spare | What if my life is already worth being fond of?
?    | fair | What if I'm allowed to love a life that isn't finished?
when | fair | When someone gives me something, I'll take it with both hands.
when | spare | If thanks don't come easily, I'll remember that I may only be tired.
when | spare | If a good thing came by luck, I'll enjoy it all the same.
when | meeting-people spare | When I meet someone I like, I'll let them see that I do.
I    | first-only first | I'm made of other people's patience, mostly.
I    | first-only first | I'm not a cheerful person. I'm a delighted one, now and then.
I    | humour first | Given the choice, I'd have this life again, and I'd pack a better coat.
I    | first | I'm a good audience.
I    | - | I've been lucky, I've been useful, and I know which was which.
I    | - | I take my pleasures small and often.
I    | evening | I don't need a bigger life this evening. I need a second blanket for this one.
I    | humour first | I like my life, with some notes.
I    | - | I love it here, mostly.
I    | not-heavy not-low fair | I'm happy. It suits me.
I    | evening night fair | At the end of the day I'm fond of most of it.
I    | first | I'm having a good life, in places.
I    | humour first-only first | I'm thankful, and I reserve the right to moan.
I    | first | I've a long memory for kindness and a short one for who paid for the coffee.
I    | - | I say what I love. It saves time.
I    | fair | I'm good at a slow Sunday.
I    | night | I say goodnight to the day as if it had tried.
I    | first | I have had more luck than I've written down.
I    | not-heavy not-low | I take delight seriously and myself a bit less.
I    | - | My thank you has no hook in it.
I    | first-only humour first | I'm a grateful sort of grump.
I    | friendship first | I am somebody's good memory.
I    | - | I'm generous with second helpings and second chances.
I    | first | I am hard to impress and easy to please.
I    | first | I'm easily pleased, and I worked hard at it.
I    | fair | I carry a lot that was given to me.
I    | first-only honesty first | I know I'm lucky. I moan anyway.
I    | note-glad | I know a good day when I'm in one.
I    | note-anger | I'm glad I still mind about things.
I    | note-heartache | I'd rather be somebody who can be hurt than somebody who can't.
I    | note-shame note-compare note-doubt | I like more about myself than I let on.
I    | note-loss | I'd choose the love again. This comes with it.
I    | note-work note-stage | I'm somebody with something to say and a slightly wobbly voice.
I    | note-family | I'm fond of them and fed up with them. Both are true.
you  | spare | {name}, you've kept more of other people's kindness than you know, and you spend it daily.
you  | fair | {name}, you make a good fuss of small things.
you  | first | {name}, you're easy to delight and hard to fool.
you  | fair | {name}, you're good at being glad. You don't advertise.
?    | fair | What if this is the life I'd have pointed at?
?    | fair | What would I boast about, if contentment counted?
?    | fair | What if the plain days are the ones I'd ask for again, if anybody were asking?
when | not-heavy not-low humour first | When I'm happy in public, I'll let the public cope.
when | honesty fair | When I'm thanked, I'll say 'it was a pleasure', if it was.
when | first | When I'm asked one day what mattered, I'll mention the soup and the company.
when | - | When I have enough, I'll call it that.
you  | first | {name}, joy isn't wasted on you.
I    | first | I've a good nose for bread and a good eye for dogs.
I    | first | I've been loved by some very tired people.
I    | first | I like weather. There's plenty of it.
I    | first | I'm the one who says look at that moon.
I    | first | I'm fond of the world, most of all at walking pace.
I    | first | I take second helpings of nearly all I'm offered, advice excepted.
I    | first | I don't need it to be perfect. I've seen what perfect does to a picnic.
I    | humour first | I'm easily moved. A brass band does it.
I    | - | I know a good peach with my eyes shut.
?    | fair | What if my favourite days were plain ones all along?
when | - | When they ask what I'd like, I'll say what I'd like.
when | first | When the moon is up, I'll mention it.
?    | spare | What would I refuse to swap, even on a day like this?
when | - | When I'm happy for no reason, I'll leave the reason out.
when | spare | When an ordinary day turns out well, I'll say so before I forget.
when | fair | When somebody shows me something they love, I'll look properly.
?    | spare | What if I'm good at enjoying plain things?
?    | spare | What if noticing is one of my talents?
?    | fair | What would I miss most about an ordinary week?
?    | fair | What if liking my own life is allowed to be this quiet?
?    | humour afternoon evening night first | What if I peaked at lunch, and lunch was very good?
when | morning afternoon first | When it's a fine day, I'll go and hang about in it, like washing.
you  | first | {name}, a present is safe with you. You open it with your whole face.
you  | fair | {name}, your delight is easily bought, and there's nothing cheap about it.
you  | fair | {name}, you can laugh at a joke the second time too. It's a kind of thanks.
`
