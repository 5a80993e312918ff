/** connection, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionOwn = `
I    | - | I am somebody people can feel at ease with.
I    | - | I belong among people, on my shy days too.
I    | - | I'm good company for myself, and I'm glad of others.
I    | - | My warmth is real, even when it has nowhere to go.
I    | honesty | I let people know me as I am, a little at a time.
I    | honesty | I can say sorry plainly and mean every word.
I    | kindness first | I am kind to people I may only meet once.
I    | kindness first | It's like me to notice who's standing on their own.
I    | friendship | I'm a loyal friend, in my own quiet way.
I    | friendship first | I know how to be a friend, to others and to myself.
I    | care first | I care about people deeply and for a long time.
I    | care first | I am someone who remembers what people tell me.
I    | an-interview meeting-people courage | I can speak first, even when I'm nervous.
I    | curiosity | I am interested in people, and people can feel it.
I    | independence first | I can be whole on my own, and want company too.
I    | independence | I can be myself in company.
I    | rest | I can rest from people and still belong with them.
I    | not-good not-bright | I'm still a loving person, whoever is or isn't near.
I    | not-good not-bright | I carry the people I've loved in the way I treat others.
I    | first | I'm worth getting to know slowly.
I    | - | I am at ease with needing people.
I    | - | I trust myself to choose kind company.
I    | - | I can bear to be known.
I    | - | I am on my own side, even when I feel left out.
I    | waking-up before-work morning | I begin the day friendly, starting with myself.
I    | before-work a-busy-day | I treat people as people, however full the day is.
I    | a-hard-talk | I can be honest with someone and still be on their side.
I    | a-hard-talk | I'm a person who listens before deciding.
I    | after-a-setback | I let people be near me when I've failed.
I    | waiting-for-news | I can wait to hear from someone and stay good to myself.
I    | waiting-for-news patience | Reply or no reply, I'm still someone who was brave enough to care.
I    | winding-down bedtime evening night | I rest tonight as someone who was kind where I could be.
I    | bedtime night | I'm held tonight by all the kindness I've known.
?    | first | What if I'm already somebody's good memory?
?    | morning afternoon | What would I do today as someone who belongs among people?
?    | honesty | What if the real me is the one worth knowing?
?    | morning afternoon | Will I be the friend today that I'd like to have?
?    | friendship | What if friendship is something I carry with me?
?    | - | What would I offer, if I trusted that my company is good?
?    | kindness | What would the kindest part of me say to the loneliest part?
?    | first | What if needing people is part of my strength?
?    | care | What if loving people is what I'm good at?
?    | - | Will I trust that I leave a little warmth with people?
?    | courage | What if I'm brave enough to be the first to care?
?    | not-good not-bright | What if the people I've loved show in the way I live?
?    | first | What if I've been welcome in more places than I noticed?
?    | patience | Will I let myself be known at my own pace?
?    | a-hard-talk | What would I say as someone who wants both honesty and peace?
?    | time-alone | What if I'm allowed to be pleased with my own company?
?    | after-a-setback | What if I'm just as easy to love when I fail?
?    | winding-down bedtime evening night | Will I count any kindness I gave today as part of who I am?
when | - | When I'm left out, I'll stay on my own side and go where I'm welcome.
when | honesty | When I'm tempted to pretend I'm fine, I'll tell someone I trust how I am.
when | kindness first | When I see someone alone, I'll give them a friendly nod.
when | - | When someone is fond of me, I'll let myself believe them.
when | care | When a person tells me something that matters, I'll remember to ask again.
when | - | If I feel I don't belong, I'll act as one who does and greet somebody.
when | an-interview meeting-people | When I'm asked about myself, I'll say something real and ask a question in return.
when | courage first | When I feel fond of someone, I'll tell them.
when | - | When a quarrel cools, I'll go and say hello first.
when | - | When company falls through, I'll keep the plan and take myself along.
when | rest | When I'm short of words, I'll keep people company quietly.
when | fairness | When I've given a lot to others, I'll ask for something I need.
when | a-hard-talk | When feelings run high, I'll say what I care about before what I want.
when | meeting-people | When somebody new comes in, I'll make a space beside me.
when | time-alone | When I have an evening to myself, I'll spend it as I would with a good friend.
when | after-a-setback | When I've been turned down, I'll go on being someone who asks.
when | bedtime winding-down evening night | When the day is over, I'll thank myself for one kindness I gave.
I    | note-heartache | I have love in me, and it still has plenty of places to go.
I    | note-family | I belong to my people, and I belong to myself as well.
I    | note-friends note-lonely | I'm a good friend to have, even in the weeks when I'm alone.
I    | note-work | I'm somebody people can work beside, on hard days too.
I    | note-worry | I can be a worried person and a loving one.
I    | note-shame | I belong among people, mistakes and all.
I    | note-anger | I can be angry and still be somebody who cares.
I    | note-glad | I'm somebody who shares good news.
I    | not-heavy not-low first-only | I laugh loudly, and I mean it.
I    | evening night | I end the day fond of people, tired of them, or both.
I    | humour first-only | I'm somebody who writes back, if a little late.
I    | - | I like people. I like them best in twos.
I    | friendship | I don't collect people. I keep a few.
I    | care | I love a few people very much, and I tend to say it with soup.
I    | - | I'm worth ringing back.
I    | after-a-setback | I got it wrong, and I'm still good to have around.
I    | honesty | I'm the same person at the door as at the table.
I    | - | People can be wrong in front of me and hear no more about it.
I    | friendship first-only | I forget birthdays and remember people.
I    | - | I'm easy to sit beside.
I    | first-only | I can hold a grudge or a hand, and I know which I prefer.
I    | - | I stay when things get dull, and dull is most of it.
I    | curiosity | I'm interested in people, including the ones who talk about trains.
I    | meeting-people | I'm worth the second conversation.
I    | - | I can be trusted with silence and with secrets.
I    | friendship | I don't need to be the closest friend somebody has to be a good one.
I    | courage | I'm shy, and I come anyway.
I    | first-only | I belong among people, loud laugh and all.
I    | friendship | I'm fond of far more people than I phone.
I    | friendship | I keep people's stories.
I    | kindness | I've a soft spot for whoever is standing alone.
I    | time-alone | I'm decent company, and I'm here.
I    | independence | My door opens from the inside, and I do open it.
I    | first-only | I'm easy to talk to once I've stopped trying.
I    | first-only | I forgive in a grumbling sort of way, and it holds.
I    | humour first-only | I wear well, as friends go.
I    | - | I mean my hellos.
I    | - | I'm the one who notices the empty chair, asks about it and pulls it up for somebody.
I    | kindness | My kindness isn't a performance. It's there in the rehearsals too.
I    | a-hard-talk | I can disagree with somebody and still pass the potatoes.
I    | humour | My friends don't match, and I like them that way.
I    | note-loss | What I love stays mine, wherever it is.
I    | note-shame first-only | I'm fond of people with faults, and I have some to offer.
I    | note-heartache | I loved properly. That part was mine.
you  | - | You belong in the photograph.
you  | - | {name}, you listen with your whole face.
you  | - | {name}, you are worth saving a seat for.
you  | humour | You make average tea and good company.
you  | - | {name}, you're the sort of person a shy person is glad to find at a party.
you  | - | {name}, you're fond of people, and it shows.
you  | not-heavy not-low | {name}, you're good at being happy for other people.
you  | - | {name}, your welcome doesn't depend on your news.
you  | note-shame note-compare note-doubt | {name}, you're easy on your friends because you know them. You know you, too.
you  | note-tired | {name}, you're still good company lying down.
?    | - | Will I come in as if I'd been expected?
?    | - | What if I'm somebody's favourite quiet person?
?    | - | What if I'm already known, and it went all right?
?    | humour | What if my odd sense of humour is how the right people find me?
?    | - | What if being steady is as good as being dazzling?
when | not-heavy not-low | When a friend does well, I'll make a noise about it.
when | - | When a room goes stiff, I'll go first at being ordinary.
when | fairness | If two friends fall out, I'll stay fond of both.
when | honesty | When I've hurt somebody, I'll go back while it still matters and say which part was mine.
when | evening night | When the talk is over, I'll keep the good bit and let the rest go home.
when | patience first | When somebody's late, I'll use the time to look forward to them.
when | - | When I'm called a good friend, I'll leave out the argument.
you  | - | {name}, you're worth the long way round.
you  | - | {name}, you make room at a table without being asked.
you  | - | {name}, there are people who relax when you come in.
you  | - | {name}, you love people in ways they can use.
`
