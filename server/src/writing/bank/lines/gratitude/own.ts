/** gratitude, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeOwn = `
I    | honesty | I am someone who sees the good and tells the truth about the rest.
I    | - | I mean my thanks, and people can tell.
I    | first-only | I know how to be happy in small amounts.
I    | - | I'm allowed my good days, and I enjoy them.
I    | first-only | I know what enough is, and some days I have it.
I    | first | I can love something and let it change.
I    | - | I can carry sorrow and still delight in things.
I    | honesty | My gratitude is honest, so it has room for complaint.
I    | - | My thanks are freely given, and so is my no.
I    | first-only | I'm happy some days, and I make no apology for it.
I    | kindness | It's like me to notice when somebody is kind.
I    | honesty first | It's like me to say the kind thing while I can.
I    | - | I'm at ease with being helped.
I    | kindness | I'm a good keeper of other people's kindness.
I    | first | I trust good moments, and I don't ask them to stay.
I    | not-low first-only | I've grown fond of my ordinary life.
I    | curiosity | I've become somebody who stops to look.
I    | first | I take small pleasures seriously.
I    | - | I value what I have without pretending it's all I want.
I    | kindness first | I remember who was kind to me, and I'm kinder for it.
I    | kindness first | I am generous with praise, because I know what it's done for me.
I    | - | Being helped doesn't make me smaller.
I    | - | Wanting more doesn't cancel what I love.
I    | kindness first | Some of the good in other people's days comes from me.
I    | humour first-only | I'm a grumbler at times, and still easily delighted.
I    | fairness first-only | I see how much is done for me, and I do my part.
I    | friendship | I'm loyal to the people who have done me good.
I    | waking-up before-work morning | I am someone who can find one good thing in a new day.
I    | meeting-people first-only | I'm glad of people in my own quiet way.
I    | meeting-people kindness | I'm as ready to thank a stranger as a friend.
I    | a-hard-talk | I can be thankful for a person and firm with them.
I    | a-hard-talk kindness | I am someone who can say a hard thing warmly.
I    | a-hard-talk | My fondness can survive an argument.
I    | after-a-setback | My life is larger than what went wrong.
I    | waiting-for-news | I am someone who can enjoy a day that isn't decided yet.
I    | time-alone | I know what I enjoy, and I'm happy to enjoy it alone.
I    | time-alone bedtime | I'm quietly glad of my own company.
I    | winding-down bedtime evening night | I go to bed thankful for some things and honest about others.
I    | winding-down evening night | I can let a day be part good and part hard.
?    | first | What if enjoying things is something I'm good at?
?    | first | What if my life is already worth being fond of?
?    | - | What if being helped is part of being strong?
?    | - | What would I do differently if I trusted that good things are for me too?
?    | honesty | What if I don't have to choose between thankful and truthful?
?    | - | Will I let myself be somebody who enjoys things?
?    | - | What would I celebrate if I didn't wait for it to be big?
?    | - | What would I say I love, if somebody asked me?
?    | first | What if I'm allowed to love a life that isn't finished?
?    | - | What would I be free to enjoy if I owed nothing for it?
?    | meeting-people | What if being glad to see them is enough to bring?
?    | winding-down evening night | What if today can be part good, and I'm glad of that part?
?    | | What would the grateful part of me see in today?
?    | | What if being thankful is already part of who I am?
when | first | When someone gives me something, I'll take it with both hands.
when | not-low | When I'm happy, I'll let it show.
when | - | When I feel guilty about a good thing, I'll enjoy it anyway.
when | honesty | If I'm told I'm lucky, I'll agree with the part that's true.
when | friendship | When somebody else is happy, I'll enjoy it with them for a while.
when | - | When a good time passes, I'll keep what it gave me.
when | not-good not-bright | When I'm sad, I'll remember one thing I love.
when | honesty | If I want more, I'll say so and still love what I have.
when | kindness first | When a kindness reaches me, I'll let it stay a while before I pass it on.
when | - | If thanks don't come easily, I'll remember that I may only be tired.
when | fairness | When somebody has done good work, I'll say so as a matter of course.
when | honesty | When I'm asked what I'm thankful for, I'll give a true answer, even a short one.
when | - | If a good thing came by luck, I'll enjoy it all the same.
when | meeting-people | When I meet someone I like, I'll let them see that I do.
when | after-a-setback | When a plan falls through, I'll spend a little time on something I love.
when | waiting-for-news | When the waiting takes over, I'll go back to something I enjoy.
when | time-alone | When I've an hour to myself, I'll spend some of it on what I love.
I    | note-study | I am glad of my own curiosity, whatever the results.
I    | note-worry | My worries don't get to choose what I'm thankful for.
I    | note-shame | I am more than my mistakes, and I'm glad of the rest of me.
I    | note-anger | I can be thankful and still say that something is unfair.
I    | note-glad | I know how to be happy when something good happens.
I    | note-family | I can be thankful for those close to me and honest about the hard parts.
I    | first-only | I'm made of other people's patience, mostly.
I    | first-only | I'm not a cheerful person. I'm a delighted one, now and then.
I    | humour | Given the choice, I'd have this life again, and I'd pack a better coat.
I    | - | I'm a good audience.
I    | - | I've been lucky, I've been useful, and I know which was which.
I    | - | I take my pleasures small and often.
I    | evening | I don't need a bigger life this evening. I need a second blanket for this one.
I    | humour | I like my life, with some notes.
I    | - | I love it here, mostly.
I    | not-heavy not-low | I'm happy. It suits me.
I    | evening night | At the end of the day I'm fond of most of it.
I    | - | I'm having a good life, in places.
I    | not-heavy not-low | I could get used to this, and I have.
I    | friendship | I'm the kind of guest who remembers the dog's name and sends a card about the pudding.
I    | humour first-only | I'm thankful, and I reserve the right to moan.
I    | - | I've a long memory for kindness and a short one for who paid for the coffee.
I    | - | I say what I love. It saves time.
I    | - | I'm good at a slow Sunday.
I    | night | I say goodnight to the day as if it had tried.
I    | - | I have had more luck than I've written down.
I    | not-heavy not-low | I take delight seriously and myself a bit less.
I    | - | My thank you has no hook in it.
I    | first-only humour | I'm a grateful sort of grump.
I    | friendship | I am somebody's good memory.
I    | - | I'm generous with second helpings and second chances.
I    | - | I am hard to impress and easy to please.
I    | - | I'm easily pleased, and I worked hard at it.
I    | - | I carry a lot that was given to me.
I    | - | I'd choose a good half of this again.
I    | first-only honesty | I know I'm lucky. I moan anyway.
I    | note-glad | I know a good day when I'm in one.
I    | note-anger | I'm glad I still mind about things.
I    | note-heartache | I'd rather be somebody who can be hurt than somebody who can't.
I    | note-friends | One good friend is plenty, and I know how to be one.
I    | note-shame note-compare note-doubt | I like more about myself than I let on.
I    | note-loss | I'd choose the love again. This comes with it.
I    | note-work note-stage | I'm somebody with something to say and a slightly wobbly voice.
I    | note-family | I'm fond of them and fed up with them. Both are true.
you  | - | {name}, you've kept more of other people's kindness than you know, and you spend it daily.
you  | - | {name}, you make a good fuss of small things.
you  | - | {name}, you're easy to delight and hard to fool.
you  | - | {name}, you're good at being glad. You don't advertise.
?    | - | What would I call enough, if I were the one who decides?
?    | - | What if I've been good at happiness in a small way for years?
?    | not-heavy not-low | What if I'm exactly as happy as I look?
?    | - | What if this is the life I'd have pointed at?
?    | - | What would I boast about, if contentment counted?
?    | - | What if the plain days are the ones I'd ask for again, if anybody were asking?
when | not-heavy not-low humour | When I'm happy in public, I'll let the public cope.
when | honesty | When I'm thanked, I'll say 'it was a pleasure', if it was.
when | - | When I'm asked one day what mattered, I'll mention the soup and the company.
when | - | When I have enough, I'll call it that.
you  | - | {name}, to somebody, you're the good news.
you  | - | {name}, you know when it's enough, and you know it early.
you  | - | {name}, joy isn't wasted on you.
you  | - | {name}, you know how to enjoy a small thing properly.
`
