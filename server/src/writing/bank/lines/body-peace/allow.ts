/** body-peace, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceAllow = `
I    | rest fair | I'm allowed to rest because I'm tired, and for no better reason.
I    | - | I don't have to love my body to take care of it.
I    | fair | I can eat without having to earn my food.
I    | spare | It's okay to be tired without a good excuse.
I    | not-good not-bright first | I'm allowed to be ill without being useful.
I    | not-good not-bright fair | I can be in pain and still deserve a pleasant hour.
I    | spare | I'm allowed to be comfortable before my work is done.
I    | fair | I don't have to explain my body to people.
I    | spare | I'm allowed to eat what I like in peace.
I    | spare | I can leave the mirror alone today.
I    | spare | I'm allowed to wear what feels easy.
I    | first | I'm allowed to look the age I am.
I    | independence fair | I can ask for help with this body and still be the one in charge.
I    | fair | I'm allowed to cancel a plan simply because I'm tired.
I    | fair | For a while, I can think about something other than my body.
I    | rest spare | I lose nothing by lying down for a while.
I    | fair | I can be warm, fed and idle for an hour.
I    | spare | I can be in a room without managing how I'm seen.
I    | fair | Being hungry is ordinary, and I can eat in peace.
I    | spare | At my next meal, food can simply be food.
I    | care spare | Today my body can have one easy thing.
I    | first | I don't have to keep up with anyone's body, including the one I used to have.
I    | spare | It's okay to ask for a seat, a pause or a quieter place.
I    | spare | Other people's remarks about bodies can pass me by.
I    | spare | I don't have to agree with every thought I have about my body.
I    | fair | I can believe my tiredness without needing proof.
I    | humour | I can laugh about my body without laughing at it.
I    | - | I'm allowed not to want a hug today.
I    | waking-up morning spare | I don't have to be at full strength to get this day started.
I    | waking-up morning spare | I can let my body wake as gradually as it likes.
I    | before-work morning fair | I can choose comfort today and still be taken seriously.
I    | a-busy-day spare | I can let my next meal be a real break.
I    | meeting-people fair | I can leave early because I'm tired, and be glad I came.
I    | after-a-setback not-good not-bright spare | I can look after my body before I go over what went wrong.
I    | after-a-setback not-good not-bright fair | I don't have to punish my body for a bad day.
I    | after-a-setback not-good not-bright | A setback is a good enough reason for an early night.
I    | time-alone spare | It's okay to let my body flop when I have the place to myself.
I    | winding-down evening spare | I'm allowed to get into something soft and stay there.
I    | bedtime night not-good not-bright spare | It's okay to rest without sleeping.
I    | not-good not-bright spare | I can be sore and short-tempered and still be good to myself.
?    | rest spare | What if I rested before I had to?
?    | spare | What if comfort didn't have to be earned?
?    | fair | What if my body is allowed to be ordinary?
?    | spare | What if I wore what feels kind and forgot how I look?
?    | first | What if I ate well on a day I got nothing done?
?    | spare | What would make the next ten minutes more comfortable?
?    | first | What if I owed my body kindness and nothing else?
?    | rest spare | What if lying down were a good use of an hour?
?    | winding-down evening fair | What if I stopped when I was tired, and not when I was finished?
?    | morning afternoon fair | What would looking after myself mean today, in one dull and decent act?
when | rest spare | When I get tired, I'll ask less of myself for the next hour.
when | spare | When I'm hungry, I'll eat something without debating.
when | fair | If I'm about to apologise for being slow, I'll say thank you for waiting.
when | courage | If I can't manage something, I'll ask for a hand without making a speech.
when | first | If my clothes feel wrong, I'll change the clothes and leave myself alone.
when | not-good not-bright fair | If I've overdone it, I'll rest without a lecture.
when | spare | If someone offers to help, I'll try saying yes first.
when | honesty spare | When someone asks too much of me, I'll let my body have a vote.
when | not-good not-bright fair | When nothing feels right, I'll make one thing softer or warmer.
when | rest fair | When I lie down in the day, I'll call it rest and not giving up.
when | not-good not-bright fair | If I miss what my body used to manage, I'll let myself be sad for a while.
when | a-busy-day spare | When I can't remember my last break, I'll take the next one early.
when | an-interview fair | If my voice shakes in the interview, I'll slow down and let it shake.
when | a-hard-talk fair | When the talk wears me out, I'll ask to carry on another day.
I    | note-loss spare | I'm allowed to eat and sleep, even with someone dear on my mind.
I    | note-work | My back isn't a member of staff.
I    | note-work fair | I'm allowed a chair, a window and five minutes.
I    | note-study spare | I don't have to give up sleep and meals to be a good student.
I    | note-anger spare | I can be angry and unclench my hands at the same time.
I    | note-glad | I'd like to dance about this. The kitchen's free.
I    | first | If clothes pinch, the clothes are wrong.
I    | after-a-setback fair | I may have a hot meal, whatever the result was.
I    | afternoon fair | I may admire a cat's idea of an afternoon and follow it.
I    | rest | I can nap without a note from anybody.
I    | fair | I can do it slowly, do it sitting, do half of it, or ask somebody else to do it.
I    | night spare | No more decisions for this body tonight. It may simply be warm.
I    | first-only first | I'm allowed to make old-person noises in a chair at any age I like.
I    | first | My face needn't match the occasion.
I    | night fair | Sleep can take its time. I'm comfortable.
I    | not-good not-bright first | I can hurt and still want pudding.
I    | fair | It's all right if my body is slower than my plans.
I    | first | I needn't be photogenic to be in the photograph.
I    | an-exam | My knees may shake. They aren't sitting the exam.
I    | rest fair | A hot bath may count as an achievement.
I    | first | Being looked at isn't a job, and I needn't turn up for it.
I    | first-only | My body may be ordinary. So are most good things.
I    | spare | I may cancel the plan and keep my dignity.
I    | winding-down evening | It's all right to change into the old jumper and resign from the day.
I    | note-heartache | It's okay to have no appetite for advice.
I    | note-anger | I can hum loudly until I'm fit for company.
I    | note-shame fair | My chin can come up before I feel like it.
I    | note-tired note-ill spare | My body has a complaint. I can take it seriously.
I    | note-shame note-guilt | The guilt can walk up and down while I rest.
I    | note-friends note-left-out fair | I can be warm and well fed, invited or not.
I    | note-work | I'm allowed to eat lunch like a person.
I    | note-shame note-compare | My body hasn't entered any competition.
you  | first | {name}, you needn't hold anything in, least of all your breath.
you  | first | {name}, you can be comfortable first and impressive later.
you  | - | {name}, you're allowed to be tired in the middle of a good day.
you  | - | {name}, you can wear the same thing three days running and be the same good company.
you  | note-family | {name}, you're allowed to lock the bathroom door for ten minutes.
you  | note-work note-stage | {name}, you can hold on to the table.
?    | fair | What if a bit creaky is a fine way to be?
when | first | When my body says sit, I'll sit, and finish the argument from there.
when | not-good not-bright first | If I cry in the shower, I'll let the shower deal with it.
when | first | When I'm told to push through, I'll ask what's on the other side and whether it can wait.
when | - | When I need a hand up, I'll take it like somebody asked to dance.
when | humour first | If I'm creaky, I'll creak.
when | note-tired | If my body wants the sofa, I'll let the sofa have it.
you  | first | {name}, you're allowed to be hungry again.
you  | fair | {name}, you don't have to like your body today. You can just be gentle.
you  | fair | {name}, you can sit down before you're ready to drop.
I    | note-clothes spare | I can dress for comfort today and let that be all.
I    | note-looks | My body has better things to do than be looked at.
I    | fair | I can unclench my hands, whatever the day is doing.
?    | note-plain spare | What if my body could have the next ten minutes off?
I    | note-sore spare | I can be kind to the part that hurts.
I    | note-ill | My body is busy. It's allowed to be no help today.
I    | - | I can eat because I'm hungry.
I    | spare | I'm allowed to be comfortable in front of people.
I    | spare | My body may be as it is while I get on with my life.
I    | - | I can move because it's nice, and stop when it isn't.
I    | first | I don't have to make friends with the mirror today.
I    | fair | I'm allowed the chair with the good cushion.
I    | first | I may eat the soup with the big spoon.
I    | humour fair | I'm allowed to be warm in an unfashionable hat.
I    | first | I can dance like somebody looking for their keys.
you  | - | {name}, you may wear the big jumper to the smart dinner.
you  | fair | {name}, you can rest before anything hurts.
?    | spare | What if I wore my soft jumper to the smart dinner?
?    | fair | What if I danced in the kitchen with the blind down?
?    | morning afternoon spare | What if lunch were simply lunch, with something nice on it?
when | - | When it's cold, I'll wear the hat and let my hair be its own story.
when | first | When I'm hungry at the wrong time, I'll eat at the wrong time.
I    | waking-up morning | I may get up in the order my joints prefer.
I    | a-busy-day spare | I may sit down to drink my tea.
I    | an-exam | My knee may jiggle. It's keeping time.
I    | an-interview fair | I can wear the shoes I can walk in.
I    | a-hard-talk fair | I can go out, let my pulse come down on the back step, and come in again.
I    | meeting-people | I can lean on the wall. It's what it's for.
I    | after-a-setback | I can be held, fed and not advised.
I    | waiting-for-news fair | I can eat something warm while I wait.
I    | time-alone | I can be any shape I like on this sofa.
I    | winding-down evening fair | I can take off whatever's been holding me in.
I    | bedtime night | My body can be as heavy as a wet coat. It's lying down.
I    | - | My head's a heavy thing. I can put it down.
I    | first | I can have marks. All the good tables do.
I    | - | My stomach can talk in company.
I    | first | My face can do what it likes. I'm behind it, not in front.
when | - | If I ache, I'll get into chairs like a retired admiral.
I    | - | I don't have to look nice to feel nice.
when | - | Once I find the cool side of the pillow, I'll go no further.
I    | first | My skin keeps the rain out. I ask nothing more of it.
I    | - | My clothes work for me.
I    | first | A photograph has me for a hundredth of a second. I'm here for the rest.
I    | - | I may be all thumbs and still hold hands.
when | first | When somebody tells me to smile, I'll think about it.
when | - | If my voice comes out croaky, I'll use it for villains.
I    | first | I'm exactly on time for my age.
when | - | When I can't touch my toes, I'll blow them a kiss.
I    | first | I can dance like a wardrobe being delivered.
I    | - | There's no wrong way for me to lie down.
I    | first | I'm allowed to be tired without showing my working.
I    | - | Let me sit like something that was dropped.
I    | first | No cat has ever asked me for a better lap.
I    | first | No part of me is in trouble.
I    | - | Let me hum. My ribs enjoy it.
I    | - | My fingernails grow without any nagging.
I    | - | I get to sneeze in full.
I    | first | I needn't be comfortable in my skin. I can be comfortable in a jumper.
I    | first | Let me breathe out in photographs.
I    | first | In a shop window, I can look at the shop.
I    | first | Let my knees click. I'm not sneaking anywhere.
`
