/** connection, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionOwn = `
I    | kindness fair | It's like me to notice who's standing on their own.
I    | - | I'm worth getting to know slowly.
I    | a-hard-talk spare | I can be honest with someone and still be on their side.
?    | first | What if I'm already somebody's good memory?
when | kindness spare | When I see someone alone, I'll give them a friendly nod.
when | courage spare | When I feel fond of someone, I'll tell them.
when | fair | When a quarrel cools, I'll go and say hello first.
when | fair | When company falls through, I'll keep the plan and take myself along.
when | meeting-people fair | When somebody new comes in, I'll make a space beside me.
I    | note-heartache spare | I have love in me, and it still has plenty of places to go.
I    | note-friends note-lonely fair | I'm a good friend to have, even in the weeks when I'm alone.
I    | note-work spare | I make the place a bit easier to be in.
I    | not-heavy not-low first-only spare | I laugh loudly, and I mean it.
I    | evening night first | I end the day fond of people, tired of them, or both.
I    | humour first-only first | I'm somebody who writes back, if a little late.
I    | first | I like people. I like them best in twos.
I    | friendship fair | I don't collect people. I keep a few.
I    | first | I'm worth ringing back.
I    | after-a-setback | I got it wrong, and I'm still good to have around.
I    | first | People can be wrong in front of me and hear no more about it.
I    | friendship first-only first | I forget birthdays and remember people.
I    | first | I'm easy to sit beside.
I    | first | I stay when things get dull, and dull is most of it.
I    | meeting-people | I'm worth the second conversation.
I    | - | I can be trusted with silence and with secrets.
I    | friendship first | I can be a good friend without being anybody's closest one.
I    | courage first | I'm shy, and I come anyway.
I    | first-only fair | I belong among people, loud laugh and all.
I    | friendship fair | I keep people's stories.
I    | kindness | I've a soft spot for whoever is standing alone.
I    | time-alone | I'm decent company, and I'm here.
I    | independence spare | My door opens from the inside, and I do open it.
I    | first-only | I'm easy to talk to once I've stopped trying.
I    | humour first-only first | I wear well, as friends go.
I    | - | I mean my hellos.
I    | - | I'm the one who notices who has no chair, and fetches one.
I    | a-hard-talk | I can disagree with somebody and still pass the potatoes.
I    | humour first | My friends don't match, and I like them that way.
I    | note-shame first-only | I'm fond of people with faults, and I have some to offer.
I    | note-heartache | I loved properly. That part was mine.
you  | - | You belong in the photograph.
you  | first | {name}, you listen with your whole face.
you  | - | {name}, you are worth saving a seat for.
you  | - | {name}, you're the sort of person a shy person is glad to find at a party.
you  | spare | {name}, you're fond of people, and it shows.
you  | not-heavy not-low fair | {name}, you're good at being happy for other people.
you  | first | {name}, your welcome doesn't depend on your news.
you  | note-tired spare | {name}, you're still good company when you're tired.
?    | first | What if I'm somebody's favourite quiet person?
?    | - | What if I'm already known, and it went all right?
?    | humour fair | What if my odd sense of humour is how the right people find me?
?    | fair | What if being steady is as good as being dazzling?
when | not-heavy not-low first | When a friend does well, I'll make a noise about it.
when | meeting-people | When a room goes stiff, I'll say something ordinary about the crisps.
when | fairness fair | If two friends fall out, I'll stay fond of both.
when | honesty fair | When I've hurt somebody, I'll go back while it still matters and say which part was mine.
when | evening night fair | When the talk is over, I'll keep the good bit and let the rest go home.
when | patience first | When somebody's late, I'll use the time to look forward to them.
you  | fair | {name}, you're worth the long way round.
you  | fair | {name}, you make room at a table without being asked.
you  | first | {name}, there are people who relax when you come in.
you  | first | {name}, you love people in ways they can use.
I    | first | I pull up a chair for people. It's most of my philosophy.
I    | first | I'm good at the second cup of tea, when people say what they came to say.
I    | first | I like a party best from the kitchen, talking to one person.
I    | fair | I hold hands, hold doors and don't hold grudges for long.
I    | - | I've room at my table and odd chairs to go round it.
I    | first | I remember how people take their tea and what they're afraid of.
I    | first | I'm a good neighbour, with an ear open and a short memory.
I    | fair | I can sit with somebody and leave the silence alone.
I    | first | I wave at trains. Somebody tends to wave back.
I    | first | I like a friend I can be bored with.
I    | humour first | I'm better in person, and not bad on a postcard.
you  | fair | {name}, you're the one people save the good story for.
you  | - | {name}, some rooms are better with you in them.
?    | fair | What if I'm the friend somebody mentions when they talk about friends?
?    | humour first | What if I'm the life of a very small party?
?    | spare | Will I keep a chair out for whoever comes?
?    | fair | What if I'm best at the quiet talk after the party?
when | fair | When I'm introduced, I'll look for the thing they'd love to be asked.
I    | a-hard-talk fair | I fight for people, and sometimes with them.
I    | meeting-people | I talk to the person in front of me as if they'd come a long way.
I    | after-a-setback fair | I'm worth knowing on a bad day, too.
I    | waiting-for-news | I'm easy to sit with, even on the edge of my chair.
?    | spare | What if somebody keeps a seat for me?
?    | - | What if the way I listen is the reason people ring?
?    | spare | What would I say if I told a friend what they mean to me?
?    | fair | What if being a slow friend is being a long one?
?    | fair | What if I'm already the neighbour I'd like to have?
`
