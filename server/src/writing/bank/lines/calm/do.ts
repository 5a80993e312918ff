/** calm, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmDo = `
I    | meeting-people spare | I've walked into rooms full of strangers and come out all right.
I    | winding-down evening spare | Tonight I put the day away on purpose.
I    | spare | I take the breath first, and then I answer.
I    | spare | I can leave a message unanswered until I'm ready.
I    | nature morning afternoon evening spare | I can step outside, look up, and come back calmer.
I    | fair | I can ask for quiet and not apologise for it.
I    | spare | I can trust a decision I made while I was calm.
I    | evening spare | I can close today, whether or not it feels finished.
I    | fair | I've been calm in places that weren't.
I    | meeting-people spare | I can smile first and say little.
I    | afternoon spare | I can begin the second half of today as if it were new.
I    | spare | I can be still for a minute with nothing to show for it.
?    | meeting-people spare | What if I asked one question and really listened?
?    | spare | What if I'm calmer than I give myself credit for?
when | a-busy-day fair | When I've got too much to do, I'll write down three things and do one.
when | an-exam spare | When I turn the paper over, I'll look through it all before I start.
when | meeting-people fair | When I don't know anyone, I'll go and talk to the kindest face I see.
when | before-work morning spare | When I arrive, I'll stand still for a moment before I go in.
when | spare | When I notice I'm hungry and cross, I'll eat before I decide.
when | friendship spare | When I have too much to hold alone, I'll tell one person.
I    | note-family | I eat my tea first and worry about them second.
I    | note-friends | I can let a quiet phone be only a quiet phone.
I    | note-work spare | I do the next thing at walking pace.
I    | note-study spare | I can meet a hard question, breathe out, and read it again.
I    | note-worry spare | I've worried through long hours before, and I came out the other side.
I    | note-anger fair | I can walk away from an argument until I can hear myself again.
I    | a-hard-talk first-only fair | I stop talking while I'm ahead.
I    | waiting-for-news first-only | I've waited before. I was bad at it, and it still ended.
I    | not-good not-bright first-only first | I've cried in a toilet, come out, and finished the day.
I    | meeting-people a-hard-talk | I stop outside the door until my breath has caught up with me, and then I knock.
I    | evening | I let some air in and some of the day out.
I    | first | I've been certain it was the end of the world on several ordinary afternoons, and here I am.
I    | first | I unclench, and in a minute I unclench again.
I    | waiting-for-news fair | I close the page I keep checking.
I    | honesty first | I say I'm cross, in a voice that isn't.
I    | humour first | I leave my phone in the other room and carry on existing.
I    | fair | I leave five minutes early and arrive as myself.
I    | - | I breathe out first. Then I read the message.
I    | night | I've switched the light off on bigger days than this.
I    | not-heavy not-low afternoon evening first | I take the long way home on purpose, so that my good mood gets some air.
I    | evening night | The list goes in a drawer tonight. It can't follow me.
I    | first | I've made good decisions with shaking hands, and some terrible ones feeling quite calm.
I    | patience first | I've been in the wrong queue for half an hour and kept my temper for most of it.
I    | a-hard-talk | I lower my voice and the room follows, or it doesn't.
I    | note-tired | I sit down first and decide second.
I    | note-shame note-doubt fair | I tell the voice in my head that it's had its turn.
I    | note-heartache first-only | I can tell the story once more, and then talk about something else.
I    | note-family | I let them be wrong.
I    | note-family note-parenting | I count to ten in a silly voice.
I    | note-work note-stage fair | I breathe out, find the first word, and let the second one follow.
you  | fair | {name}, you've found the brakes before, on steeper days.
you  | first | {name}, you once thought you couldn't sit through it, and you were sitting through it at the time.
you  | first | {name}, you've been the calm one in a room and felt nothing of the sort.
you  | evening night first | {name}, you've left worries overnight before. They kept.
?    | morning afternoon evening spare | Will I do one thing this hour with my whole attention and no soundtrack?
?    | a-hard-talk curiosity | Will I answer the question and not the tone?
when | patience fair | When the queue stops, I'll stop too, all the way down to my hands.
when | a-busy-day spare | When I've got three things in my hands, I'll put two of them down before I answer anybody.
when | fair | When it's loud, I'll get quieter.
when | a-hard-talk | If they shout, I'll answer the words and skip the volume.
when | night spare | When I wake at some silly hour, I'll say hello to it and turn over.
when | first | When the phone buzzes, I'll finish my mouthful.
when | note-shame note-mistake fair | When my face goes hot, I'll let it, and then let it cool.
you  | fair | {name}, you talk other people down so gently. You can use that voice on yourself.
you  | evening night first | {name}, you've slept on things before, and they shrank.
you  | fair | {name}, you know what settles you. You can go and do it.
I    | fair | I do the buttons up one at a time.
I    | morning afternoon evening fair | I take the worry for a walk, and it tends to tire first.
I    | - | I pour the tea before I open the letter.
you  | fair | {name}, peel an orange slowly, and let the list wait.
you  | - | {name}, pour the tea first and open the letter after.
you  | spare | {name}, you can stand still in a crowd.
?    | fair | Will I peel the orange all in one piece?
?    | first | Will I open the window before I open my mouth?
?    | morning afternoon evening spare | What if I went the long way round by the trees?
?    | evening spare | Will I do the last job at half speed?
when | spare | When it gets loud, I'll go and water something.
I    | waking-up morning | I open the curtain and let the day have a look at me first.
I    | a-busy-day fair | I put one bag down before I pick the next one up.
I    | an-exam | I read the question twice, once fast and once like a person.
I    | an-interview fair | I let the question land, and I look at it before I pick it up.
I    | a-hard-talk | I say it to the person, and not to last year.
when | a-hard-talk fair | When it gets loud, I'll go and fill the kettle and come back.
I    | meeting-people | I go and look at the cat. The owner tends to come and find it.
I    | after-a-setback not-heavy | I walk it round the park until it's small enough to carry.
I    | time-alone fair | I listen to a whole record, both sides.
I    | winding-down evening | I turn off the big light.
I    | bedtime night | I let my jaw go, then my hands, then the week.
?    | spare | What if I spoke so quietly that they leaned in?
?    | spare | What if I watched the rain, the road or the ceiling for one minute?
?    | fair | What would I do first if I believed I had time?
?    | fair | What if I put the day down for as long as it takes to drink my tea?
when | first | When someone shouts, I'll answer in my library voice.
when | first | Before I press send, I'll read the message aloud to the bread bin.
I    | - | I sit on the stairs for a minute, going neither up nor down.
I    | - | I let somebody go ahead, and the hurry goes with them.
I    | first | I've walked round the block furious and come back merely cross.
I    | first | I've shouted at a printer and said sorry to the room.
I    | first | I leave the argument with one good line unused.
I    | first | I had a slam in me. I shut the door softly.
I    | first | I hold my wrists under the cold tap until I'm one person again.
`
