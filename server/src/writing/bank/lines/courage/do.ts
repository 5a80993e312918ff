/** courage, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageDo = `
I    | first | My fear has been wrong before, more often than it admits.
I    | - | I've dreaded people I ended up being glad to know.
I    | spare | I can let my hands shake and carry on.
I    | morning afternoon spare | Today I take up the space I'd give anyone else.
I    | friendship morning afternoon fair | Today I say the warm thing instead of only thinking it.
I    | health first-only fair | I've asked the question I dreaded, and knowing was easier than guessing.
I    | creativity morning afternoon fair | Today I show something unfinished and leave out the apology.
I    | rest first | I can be brave for a while and then sit down.
I    | - | I say what I'd like instead of saying I don't mind.
I    | first | Fear and I have done a good many things together.
I    | spare | I can say no, mean it, and be fond of the person.
I    | before-work fair | I've walked in nervous before, and the nerves wore off.
I    | waking-up before-work morning fair | I've woken up afraid of a day and met it anyway.
I    | an-exam fair | I write down what I know, nerves and all.
I    | meeting-people fair | I say hello first and let the rest be clumsy.
I    | time-alone bedtime night fair | I've been afraid at night before, and things looked smaller by breakfast.
when | fair | If my face goes hot, I'll let it, and finish what I'm saying.
when | spare | When someone turns me down, I'll thank them and stand up straight.
when | fairness fair | When someone's talked over, I'll ask to hear the rest of what they were saying.
when | spare | If I hesitate over an honest message, I'll check that it's kind and send it.
when | independence fair | When I'm pressed to answer, I'll say I'd like time to think.
when | spare | When I remember an old embarrassment, I'll remember that I kept going after it.
when | learning fair | When I'm lost in an explanation, I'll say so and ask for it again.
when | fair | When I start listing reasons not to, I'll name one reason I'd like to.
when | care spare | When I'm scared for somebody I care about, I'll ask what would help.
when | humour spare | If I make a fool of myself, I'll laugh first and carry on.
when | spare | When I want to say sorry for asking, I'll say thank you instead.
when | rest fair | When the brave part is over, I'll sit down and let my breath catch up.
when | bedtime winding-down evening night spare | When I go over the day, I'll name one thing I did afraid.
I    | note-friends spare | I send one plain hello and leave the answer to my friend.
I    | note-work spare | I give ten minutes to the part of work I've been dreading.
I    | note-shame | I go back in, pink and on time.
I    | note-anger fair | I say it once, in full, and put the kettle on.
I    | note-tired spare | I say I can't do all of it, in those words.
I    | note-loss spare | I've already got through the hours before this one.
I    | first-only morning afternoon note-worry | I ask the question I've been walking round.
I    | honesty fair | I've hovered outside for ten minutes first, and then gone in and said it properly.
I    | note-friends | I sit down next to somebody I don't know and ask whether the cake is any good.
I    | learning first | I've been the one who asks what a word means, and half the room was grateful.
I    | morning afternoon note-tired note-ill spare | I make the appointment and write down what I want to ask.
I    | note-worry note-money | I look at the number. I'm still breathing.
I    | morning afternoon honesty fair | Today I say I don't know, as if it were a fact.
I    | fair | I say the brave thing in my ordinary voice.
I    | note-heartache | I've been disappointed in love before, and I still like breakfast.
I    | first | I've asked, been told no, and had lunch.
I    | evening night | I've a few new dents from today, and I came by them honestly.
I    | - | I stayed when staying was the hard part. I left when leaving was.
I    | not-heavy not-low humour spare | I've laughed out loud at my own nerve before.
I    | a-hard-talk spare | I say the hard thing once, plainly, and then I listen.
I    | note-shame note-guilt | I say what I did, and I ask what would help.
I    | honesty fair | I tell the truth in as few words as I can carry.
I    | morning afternoon note-worry fair | I do one small thing about it, in my slippers if I like.
I    | waiting-for-news note-worry spare | I've lived with not knowing before, and I managed.
I    | note-glad | I open the good biscuits.
I    | note-work note-boss spare | I say it once, calmly, and leave a gap for it to land in.
I    | first | I spoke up once in a voice I hardly knew. It was mine.
I    | honesty fair | I've said the one sentence I came to say, between the weather and the goodbyes, and it was enough.
I    | night | I've been scared at this hour before and slept after it.
I    | after-a-setback fair | I go back in by the same door.
I    | note-shame note-guilt | I say sorry for what I did, and not for who I am.
I    | note-family note-anger note-row fair | I go back in and say I was wrong about my bit, without a but.
I    | note-shame note-compare note-doubt spare | I look for what I do well as closely as I look for what I don't.
I    | fair | I've rung the bell with worse nerves than these.
I    | a-busy-day fair | I've said I can't in the middle of a busy room, and the room coped.
I    | creativity spare | I put my own name on my work.
I    | before-work morning | I've got up on dreaded days and dressed like someone who was going.
I    | note-friends note-distance | I send the first message and leave out the case for the defence.
I    | meeting-people | I say hello first. It costs one breath.
you  | spare | {name}, you've left rooms that were wrong for you.
you  | fair | {name}, you've been the small voice at the back that turned out to be right.
?    | spare | What would I ask for, if I asked in one breath?
?    | fair | Will I sit in the chair I usually leave for someone bolder?
?    | first | What if I just asked?
when | note-anger spare | When I know what I want to say, I'll say that and leave out the rest.
when | - | When I've said it, I'll stop.
when | note-study fair | When I go blank, I'll write what I do know and wait for the rest.
when | fair | When they ask for questions, I'll ask mine before my courage cools.
you  | spare | {name}, you've been more frightened than this, and you went.
you  | spare | {name}, you've said what the room was only thinking.
I    | fair | I ring the bell before I've fixed my hair.
I    | fair | I start with the sentence I'd rather save for last.
I    | first | I carry the spider out in a glass, talking to it the whole way.
I    | first | I jump off the second step. It's still a jump.
when | first | When I see somebody laughed at, I'll go and stand on that side of the room.
I    | waking-up morning fair | I turn the tap to cold for three seconds, and the day has one brave thing in it.
I    | before-work fair | I push the door, say good morning, and I'm in.
I    | a-busy-day spare | I ask for a hand out loud, in the middle of it all.
I    | an-exam fair | I turn it over. It's only paper, and I've got the pen.
I    | an-interview fair | I say that I'd love to do it, out loud, in so many words.
I    | meeting-people | I ask whether I can join them, holding my plate like a pass.
I    | after-a-setback | I put my hand up again, a bit lower, but up.
I    | waiting-for-news fair | I open the message sitting down, with somebody near if I can.
I    | time-alone fair | I practise the brave sentence on the mirror first.
I    | winding-down evening fair | I count the brave thing I nearly didn't do.
?    | fair | What would I say if it only had to be one sentence?
?    | spare | Will I say yes to the thing I'd secretly like to do?
?    | spare | Will I let somebody hear my real opinion today?
?    | first | What if I went in before I'd finished worrying, and did the rest inside?
?    | fair | What would I do in the next ten minutes if blushing were free?
?    | first | What if courage only has to last as far as the doorbell?
?    | - | What if being brave is pressing send and going to peel potatoes?
?    | fair | What if a wobbly yes gets me through the same door?
?    | spare | What if hard things are like the sea, and only the first minute's cold?
?    | fair | What if the brave thing takes less time than the dreading did?
you  | first | {name}, you can knock and then be frightened, in that order.
you  | first | {name}, take the fear along. It can hold the coats.
?    | - | Will I ask for the thing I can't pronounce?
when | first | If somebody's standing alone, I'll go over and be boring with them.
when | first | When a song needs starting, I'll start it, flat.
I    | first | I press send and flee.
I    | first | I've said I was wrong, and stopped there.
I    | first | I've told somebody they hurt me, looking at their shoes.
I    | first | I've climbed a ladder, regretted it, and finished the job.
I    | - | I open the envelope standing up.
I    | first | I get into cold water an inch at a time, with noises.
I    | first | I've cried in front of people and finished the sentence.
I    | first | I've knocked, heard footsteps, and stayed.
`
