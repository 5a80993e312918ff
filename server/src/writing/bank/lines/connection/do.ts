/** connection, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionDo = `
I    | spare | I've been understood before, and I remember how it felt.
I    | honesty not-good not-bright spare | I can be honest about being lonely without being ashamed of it.
I    | kindness spare | I've been kind to people I hardly knew.
I    | friendship morning afternoon fair | Today I send one message that asks for no reply.
I    | friendship fair | I can pick up an old friendship without explaining the whole gap.
I    | curiosity fair | I listen for what somebody loves, and I remember.
I    | fair | I thank someone properly, and I look up while I say it.
I    | first | I've been the newcomer before, and then one day I wasn't.
I    | first | I can forgive a slow reply, including my own.
I    | a-busy-day fair | Even in a hurry, I look at the person I'm thanking.
I    | a-hard-talk spare | I can disagree with someone and be fond of them all the same.
I    | meeting-people fair | I ask one thing I really want to know, and I listen.
I    | waiting-for-news spare | I tell one person I'm waiting, and feel a little less alone.
I    | bedtime night fair | I wish somebody I like a good night, and then myself.
I    | spare | I've been a comfort to somebody, even if I didn't notice at the time.
?    | friendship spare | What if I sent three honest lines to someone I've lost touch with?
?    | evening night spare | Will I let one person see how my day really was?
?    | a-hard-talk fair | What would I say if I wanted this talk to end kindly?
?    | meeting-people fair | Will I look for the other shy person in the room?
when | fair | If I've hurt someone, I'll say so plainly and give them time.
when | friendship spare | When weeks have gone by without a word, I'll write without making excuses.
when | care fair | When I hear that someone's having a hard time, I'll ask what would be useful.
when | curiosity fair | When someone's eyes light up, I'll ask for more of that story.
when | humour fair | When a joke of mine falls flat, I'll let it fall and keep smiling.
when | fair | When somebody thanks me, I'll let them finish and say I was glad to.
when | independence spare | When I disagree in company, I'll say so and stay friendly.
when | rest fair | When I'm worn out by people, I'll say goodbye before I get cross.
when | meeting-people | When I don't know where to stand, I'll go and stand by someone on their own.
when | waiting-for-news spare | If I keep checking for a reply, I'll write to somebody else in the meantime.
when | bedtime winding-down evening night fair | When I turn the light off, I'll wish one person a good night.
I    | note-friends note-lonely | I say hello at the counter as if I had all day.
I    | note-study | I ask somebody to explain it as if I'd just come in.
I    | note-anger | I go round the block, and come back with a shorter speech.
I    | note-glad | I tell it twice, because it's good.
I    | - | I ask somebody the question I'd like to be asked, and then I wait for the whole answer.
I    | not-heavy not-low fair | I share the good thing while it's still warm.
I    | evening night fair | Tonight I turn off the screen and keep the friend.
I    | friendship fair | I've kept friends through quarrels about nothing at all.
I    | - | I ask the quiet one what they think.
I    | night spare | I've said my goodnights, and the rest can keep.
I    | - | I send the picture that made me think of somebody, and I don't apologise for the gap.
I    | first | I sit down beside somebody, and that's the whole plan.
I    | spare | I say thank you and name what it was for.
I    | first | I wave first.
I    | before-work morning fair | I say good morning to the person and not to the room.
I    | not-heavy not-low first | I've laughed until speech was out of the question.
I    | first | I've met people I was sure I wouldn't like and been wrong about it for years.
I    | a-busy-day fair | I'm in a hurry, and I still hold the door.
I    | first | I've enjoyed things I very nearly cancelled.
I    | - | I've been the stranger in the room and stayed long enough to stop being one.
I    | humour first-only first | I've survived my own jokes before.
I    | morning afternoon spare | Today I learn one person's name and use it twice.
I    | kindness first | I remember who takes sugar, who hates phone calls and who is having a hard month.
I    | first | I've made awkward calls before. The awkward part was short.
I    | first | I've let people in with the washing still hanging up.
I    | care first | I've sat by somebody with no wise words at all, and sitting there was enough.
I    | honesty first | My apology has no but in it.
I    | humour first-only | I've been forgiven for late replies, bad jokes and strong opinions about films.
I    | first | I've cared about people I couldn't help, and I sat there anyway.
I    | note-tired | I say I'm too tired to be interesting, and I ask them to tell me about their day.
I    | note-tired | I cancel nicely and in one line.
I    | note-study | I explain it to a friend, or to the cat, or to a chair.
I    | note-worry | I say the frightening sentence to somebody with a kind face.
I    | evening note-work note-boss | I tell someone what was said, and I do the voice.
I    | note-shame note-mistake fair | I say the worst bit out loud, and it gets a bit smaller.
I    | note-loss | I tell one person. They can tell the rest.
I    | note-loss | I say the name in the middle of an ordinary sentence, and the sentence holds.
I    | note-tired note-sore fair | I let somebody else lift the heavy thing.
I    | note-shame note-compare | I wish other people well, and I mean most of it.
I    | note-friends note-left-out fair | I ask if there's room for one more.
you  | not-heavy not-low fair | {name}, your laugh has set off other people's before.
?    | care fair | Will I ask somebody how their week was and then sit down for the answer?
?    | fair | Will I ring instead of typing?
?    | morning afternoon spare | What would I bring somebody today if I had ten minutes and no excuse?
?    | fair | Will I ask somebody to come along, even to something dull?
when | humour | When I'm told a story I know already, I'll still laugh in the right place.
when | first | When somebody says not to go to any trouble, I'll go to a little.
when | - | When somebody's voice drops, I'll put down whatever is in my hands.
when | fair | When I'm left out, I'll say to one person that I'd have liked to come, and leave it at that.
when | friendship first | When I think of somebody twice, I'll write to them once.
when | note-own-success fair | When they say well done, I'll say thank you and leave a gap.
when | afternoon note-bored | When the afternoon drags, I'll ring somebody and say only that.
you  | spare | {name}, you've patched things up before, with one plain sentence.
I    | fair | If I miss a birthday, I write the card anyway. It's still a card.
I    | - | I put two cups out and then go and knock.
I    | - | I walk somebody to their bus.
I    | first | I say come in, and move the coats.
you  | spare | {name}, put two cups out and see who turns up.
you  | morning afternoon evening spare | {name}, walk somebody to their bus, or just as far as the corner.
you  | fair | {name}, send the picture that made you think of them.
you  | first | {name}, you can be the first to laugh. There's usually a second.
?    | spare | Will I post something with a stamp on it?
?    | spare | What if I asked somebody to teach me the thing they're good at?
?    | spare | Will I say whose idea it was when I pass it on?
?    | first | Will I stay for the washing-up, where the talk is?
?    | humour fair | Will I tell the person with the marvellous coat?
?    | spare | What if I saved somebody the seat by the window?
when | fair | When I cook too much, I'll take some next door.
when | - | When I say that it's been ages, I'll get out the diary.
you  | fair | {name}, you can be the one who waves first.
you  | fair | {name}, you can save somebody a seat and see who they are.
you  | first | {name}, write the first line to a friend. You needn't explain the gap.
I    | waking-up morning spare | I say good morning to the first person I see, even through a yawn.
I    | before-work fair | I ask how the weekend was and stay for the answer.
I    | a-busy-day fair | When somebody comes in, I look up, even with my finger on the page.
I    | an-interview spare | I ask them what they like about working here, and I listen.
I    | a-hard-talk | I ask how it looked from their chair.
I    | meeting-people | I go and stand next to whoever's on their own.
when | meeting-people fair | When there's a gap on the sofa, I'll fill it.
I    | after-a-setback | I tell one friend the whole story, badly, and that's enough.
I    | waiting-for-news fair | I can ring a friend and talk about something else.
when | waiting-for-news | When the wait gets long, I'll ring the friend who talks.
I    | time-alone | I write the long letter, with weather in it.
?    | meeting-people fair | What would I do first if I were hosting this room?
?    | first | Will I send the photograph with my thumb in it?
when | first | When somebody tells a story twice, I'll laugh in the same place.
when | - | When a song belongs to somebody, I'll send it back to them.
I    | - | I hold the lift for running footsteps.
I    | first | I've laughed at the same story for years, in the right place.
I    | first | I text that I'm home safe, because somebody asked me to.
I    | first | I've guarded a stranger's suitcase with my life.
I    | first | I've kept a seat for somebody with my coat and a stern face.
I    | first | I break the biscuit and give away the bigger half.
`
