/** sleep, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepNotice = `
I    | evening night | However tired I am tonight, I can let it help me rest.
I    | bedtime night | I notice the bed holding me up, and I can let it.
I    | bedtime night | Right now nothing is needed from me but to lie here.
I    | evening night | There is a long breath in me, and it goes out by itself.
I    | evening night | My eyes can close for a moment, and I don't have to sleep yet.
I    | night | I'm awake in the night, and I can be gentle about it.
I    | bedtime night | Part of me is planning, and part of me is pulling up the covers.
I    | night | My mind may find a puzzle at this hour, and it can keep until morning.
I    | night | I notice the hours going by, and I don't need to count them.
I    | evening night | I notice the small sounds of the night, and they want nothing from me.
I    | bedtime evening night | Right now I can let my hands be empty.
I    | evening night | I notice my jaw, and I let it soften first.
I    | after-a-setback evening night not-good not-bright | I notice I'm taking today to bed with me, and I can leave it by the door.
I    | an-exam evening night | I notice I'm still revising in my head, and I can stop for tonight.
I    | an-interview evening night | Part of me is rehearsing, and part of me would rather sleep.
I    | night | There is a wakeful part of me, and it can keep watch quietly.
I    | evening night | My body can be unhurried now, even if my mind isn't yet.
I    | night | I notice that being awake at this hour makes everything look bigger.
I    | night | I can notice when I'm trying to sleep, and stop trying.
I    | evening night | Right now my only job is to be comfortable.
I    | evening night | I notice that my breath doesn't mind what kind of day it was.
I    | night | I notice the clock, and I can turn it to the wall.
I    | evening night | I notice my mind wandering, which is how sleep starts.
I    | - | I notice when I treat my sleep as a test.
I    | morning afternoon | Last night is over, however it went, and I'm here.
I    | honesty not-good not-bright | I can notice when I say I'm fine and mean I'm tired.
I    | not-good not-bright | Things feel harder when I've slept badly, and I can allow for that.
I    | not-good not-bright | Right now I can rest my eyes for the length of one breath.
I    | not-good not-bright | I notice how much I ask of myself on little sleep.
I    | curiosity | I can feel where any tiredness sits, and let it be there.
I    | morning afternoon | Tonight isn't here yet, and I can leave it where it is.
I    | waking-up morning | However I woke, I don't have to judge the day by it.
I    | bedtime evening night | I can feel the day leaving my body, one muscle at a time.
I    | not-good not-bright first-only | I can notice when I call myself lazy, and ask if I may only be tired.
I    | rest | Permission to rest can come from me, and I can give it now.
I    | care | I notice I'd offer a friend a rest before I'd offer myself one.
I    | not-good not-bright | Part of me worries about sleep, and part of me trusts my body to find it.
I    | - | Right now I can stop for one breath, and nothing is lost.
I    | health | There is a limit to my energy, and I can feel where it is.
I    | kindness not-good not-bright | There may be a tiredness in me that wants sleep, and another that wants kindness.
I    | not-good not-bright | Some of my worry may really be tiredness, and I can treat it gently.
I    | rest first | Some of my rest comes without sleep, and it counts.
I    | not-good not-bright first-only | Some of what I call failing may only be a lack of sleep.
I    | fairness | It's easier for me to be fair to myself once I've rested.
I    | - | My nights aren't all alike, and they don't need to be.
I    | not-good not-bright | Any tiredness I feel is telling me something, and it isn't that I've failed.
I    | health | My body remembers how to rest, even when my mind forgets.
I    | first-only | I sleep badly at times, and I'm no less myself for it.
?    | night | What would it feel like to be held by this bed?
?    | evening night | What if I'm closer to sleep than I think?
?    | evening night | What would I notice if I followed one breath all the way out?
?    | evening night | What if I only rested, and let sleep come or not?
?    | night | What if being awake is allowed tonight?
?    | evening night | What would my body say if it got the last word?
?    | evening night | What would I like to be thinking of when I drift off?
?    | evening night | What if I didn't have to be good at sleeping?
?    | night | What if this thought looks smaller by breakfast?
?    | evening night | What would it be like to let the day go unfinished?
?    | evening night | What if I let my face go soft first?
?    | evening night | What would I hear if I listened to the furthest sound?
?    | evening night | What if the night doesn't need anything from me?
?    | evening night | What would I thank today for, if I had to choose one thing?
?    | winding-down evening | What would tell my body that the day is over?
?    | winding-down evening | What if I noticed how tired I am before I notice the time?
?    | after-a-setback evening night | What if I can rest without having solved anything?
?    | waiting-for-news evening night | What if I let tonight be a night off from wondering?
?    | night | What would it be like to lie here and not mind being awake?
?    | evening night | What if I'm safe enough to put the day down?
?    | evening night | What would be the gentlest last thought of today?
?    | evening night | What if my breath already knows how to rest?
?    | kindness evening night | What would I wish for somebody who can't sleep tonight?
?    | night | What if I stopped working out how many hours are left?
?    | evening night | What would it be like to have nothing asked of me until morning?
?    | evening night | What if tonight is only a night?
?    | evening night | What if nothing I think at this hour has to be decided?
?    | not-good not-bright | What if it's tiredness talking, and not the truth about me?
?    | curiosity | What would I call the kind of tired I am?
?    | - not-good not-bright | What if my body is asking for rest, and not complaining?
?    | honesty not-good not-bright | What would I do more slowly if I admitted I'm tired?
?    | morning afternoon | What would it be like to think kindly of last night, however it went?
?    | - | What if one bad night is only one night?
?    | not-good not-bright | What would it feel like to be tired and not ashamed of it?
?    | - | What if I've been resting more than I give myself credit for?
?    | first | Will I notice that I'm tired before I'm cross?
?    | rest | What would it be like to stop for one whole minute?
?    | care not-good not-bright | What if I'm tired because I've been caring?
?    | kindness morning afternoon | What would I offer a friend after a night like mine?
?    | - | What would feel restful about the next ten minutes?
?    | waking-up morning | What would I notice this morning if I left last night out of it?
?    | a-busy-day morning afternoon | Will I notice the gaps in today where I could breathe?
?    | winding-down evening | What would it feel like to be finished for today?
?    | night | What would it be like to be awake without fighting it?
?    | first | What if my need for rest is an ordinary need, like thirst?
?    | kindness | What would I forgive in myself if I knew how tired I'd been?
?    | rest | What would rest mean to me, apart from sleep?
?    | health | What would I hear if I asked my body how it is?
?    | - | What would I put down first, if I could put down one thing?
?    | first | What if my sleep isn't a measure of how well I'm doing?
?    | - | What if quiet is one of the things I'm short of?
?    | honesty not-good not-bright | What if I let myself be tired without explaining it?
when | evening night | When my mind starts racing, I'll notice my breath instead of the time.
when | night | When I wake in the night, I'll notice that nothing is asked of me.
when | night | When I look at the clock, I'll look away again gently.
when | evening night | When I yawn, I'll notice it and be glad.
when | evening night | When I feel my jaw clench, I'll let my mouth fall open a little.
when | winding-down evening | When I brush my teeth, I'll notice that today is nearly done.
when | evening night | When I can't get comfortable, I'll notice one part of me that is.
when | night | When the night feels long, I'll notice this breath and not the next hour.
when | evening night | When I start counting hours, I'll count breaths instead.
when | evening night | When I turn over in bed, I'll leave the thought on the other side.
when | evening night not-good not-bright | When I feel lonely at night, I'll put a hand on my own heart.
when | an-exam an-interview evening night | When I start to rehearse, I'll notice the pillow under my head.
when | evening night | When I feel wide awake in bed, I'll notice that lying still is rest too.
when | night | When I get up for a glass of water, I'll leave the lights low.
when | evening night not-good not-bright | When I feel sad at night, I'll let the sadness lie down beside me.
when | not-good not-bright | When I snap at someone, I'll notice how tired I am.
when | honesty | When someone asks how I slept, I'll notice what I'd really say.
when | - | When I reach for something to keep me going, I'll notice if it's rest I need.
when | - | When I sit down, I'll notice the chair taking some of the load.
when | not-good not-bright | When small things feel enormous, I'll notice how much rest I've had.
when | not-good not-bright | If I feel like crying for no reason, I'll notice that I may be tired.
when | - | When I start adding up how long I slept, I'll notice how I feel instead.
when | - | If my thoughts go slow, I'll notice that slow is still thinking.
when | - | If a dream stays with me, I'll notice the feeling and let the story fade.
when | first | When the day asks for more than I've got, I'll notice what I have got.
when | - | When I rush because I'm tired, I'll notice that rushing tires me more.
when | first | When a tired thought sounds certain, I'll notice that it's tired.
when | waking-up morning | When I wake, I'll notice one breath before the first thought of the day.
when | before-work | If I set off tired, I'll notice that I can go at my own speed.
when | a-busy-day | When I've been going for hours, I'll notice when I last sat down.
when | waiting-for-news | When waiting wears me out, I'll notice that waiting is work.
when | winding-down evening | If I'm staying up for no reason, I'll notice what I'm still hoping for.
when | bedtime evening night | When my head meets the pillow, I'll notice three things that are soft.
when | night | When I wake too soon, I'll notice the quiet and rest in it a while.
when | evening night not-good not-bright | If I feel afraid at night, I'll notice what's solid around me.
when | time-alone evening night | When the quiet feels too large, I'll notice one ordinary sound.
when | kindness | When I call myself lazy, I'll ask how much rest I've had.
when | - | When I tell myself to push through, I'll notice whether I need a rest first.
when | - | When someone tells me to rest, I'll notice whether they may be right.
when | meeting-people friendship | When someone says they're tired, I'll notice whether I am too.
when | meeting-people honesty | When I'm too tired to be cheerful, I'll notice that quiet is fine too.
when | learning | When I keep reading the same line, I'll rest my eyes for a moment.
when | rest first | If I feel I haven't done enough to rest, I'll ask who made that rule.
when | evening night | When a worry comes, I'll say later, and breathe out.
I    | first | I can ask how tired I am, and believe the answer.
I    | first | I can tell when I've stopped but not yet rested.
I    | - | I can give my eyes a moment with nothing to look at.
I    | first | I notice what tires me and what only keeps me busy.
I    | morning afternoon | Last night is over and tonight can wait, and I can be here now.
I    | - | I can be rested in one way and tired in another.
I    | first | Sleep is part of my life, and I can be friendly with it.
I    | first | I can hear my need for rest without arguing.
I    | evening night | Right now I can stop trying to do anything more about today.
I    | evening night | My breath is slower when I let it be, and I can let it.
I    | evening night | Some of today is unfinished, and I can rest beside it.
I    | evening night | Whatever today was, I can set it down for some hours.
I    | evening night | I can be awake and comfortable, and that is a kind of rest.
I    | evening night first | My body can rest first, and my mind can follow in its own time.
I    | evening night | I can let tonight be an ordinary night.
I    | evening night | Sleep can come in its own time, and I can rest meanwhile.
I    | evening | I can let the last hour of today be a gentle one.
I    | evening night | Tonight I can ask less of sleep, and more of comfort.
I    | - | I can rest my mind on one thing and let the others wait.
I    | - | I can sit more softly for a moment and call it rest.
I    | - | Quiet does me good in small amounts, and I can take a little now.
I    | - | I can breathe out slowly and let that be a very short rest.
I    | first | I can let my shoulders and eyes rest for three slow breaths.
I    | - | I can leave sleep some room, and let it come in its own way.
I    | note-work evening night | I notice work coming to bed with me, and I can ask it to wait outside.
I    | note-study | I notice my mind going over what I've studied, and I can let it rest.
I    | note-shame evening night | I notice my mind being hard on me when it's late, and I can be kind to it.
I    | note-anger | I notice that I'm still arguing in my head, and I can rest from it.
I    | note-glad evening night | A happy thing can keep me awake tonight, and I can enjoy it.
I    | note-worry | Being on guard is tiring work, and I've been doing nights.
I    | first-only | My bones would like a word.
I    | note-glad not-good not-bright | I'm too pleased to be tired, and tired anyway.
I    | note-shame | My own scolding has worn me out.
I    | night | The dark is soft on my eyes.
I    | first-only | I'm short of sleep and long on opinions.
I    | evening night humour | I've got everything lying down except my thoughts.
I    | not-heavy not-low humour | I'm so comfortable that moving would be rude.
I    | note-family not-good not-bright | I'm tired on other people's behalf as well as my own.
I    | night humour | I've turned over three times, like a dog making a bed.
I    | afternoon evening humour | I've been leaning towards the end of the day since roughly ten o'clock this morning.
I    | night | Somewhere a long way off a lorry is going to work, and I don't have to.
I    | evening night note-friends | I'm still replaying a chat that the other person is probably asleep through.
I    | night humour | I'm awake, and so is one bird. It seems to be coping.
I    | evening night note-heartache | The bed is wide. I can lie in the middle.
I    | note-loss | My eyes are tired from more than being awake.
I    | not-heavy not-low morning | I slept well, and the world has edges again.
I    | - | I breathed out just now as if I'd been waiting to.
I    | evening night note-family | I'm listening for other people's doors. I can stop for the night.
I    | night humour | My mind is holding a meeting. I'd sent apologies.
I    | - | I've been sitting as if I were about to leave.
I    | humour | I've reached the stage of tired where the cushions look like people who understand me.
I    | not-heavy not-low | I feel like a room with the windows open.
I    | night first-only | The night is running without my help.
I    | note-heartache | Feeling all this has worn me out.
I    | evening night | I've put the day down, but my fingers are still curled round it.
you  | not-good not-bright | You're tired. That isn't a crime.
you  | evening | {name}, you've carried the day this far. The floor can take it from here.
you  | humour | {name}, you're upright out of habit.
?    | humour | What would happen to my face, if I stopped looking interested?
?    | not-heavy not-good not-bright | What if I'm not sad, only sleepy?
when | humour | When I get snappish, I'll look for the missing hour of sleep.
when | humour | When I can't remember why I came in, I'll sit down while I'm there.
when | night | When the clock has something to tell me, I'll let it tell the wall.
you  | evening night | {name}, you're tired in the way that only wants lying down.
you  | evening night | {name}, the day is over, and you're still explaining it.
you  | night humour | {name}, your body went to bed an hour ago. You can join it.
you  | night | {name}, it's only night. You've met it before.
I    | evening night note-plain | Today has had all of me it's getting.
I    | night humour | I've brought the whole day to bed, and it snores.
I    | night | My eyes are closed and my mind is still up.
I    | evening night not-good not-bright | I'm tired enough to stop, and used enough to going on.
I    | night not-good not-bright | I'm working out tomorrow with a tired pencil.
I    | night | The night is long, and I've only this bit of it to lie in.
I    | evening night | I've been useful all day. It can stop now.
`
