/** courage, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageDo = `
I    | - | I've been frightened before, and I came through.
I    | morning afternoon | Today I say one thing I mean, and I let it stand.
I    | first | More than once I've started afraid and finished steady.
I    | - | I ask, even when my voice is smaller than I'd like.
I    | honesty morning afternoon | Today I give one honest answer where I'd normally smile.
I    | honesty | I've told the truth when that was hard, and I'm glad I did.
I    | first-only | I've been embarrassed before, and I speak up all the same.
I    | first | My fear has been wrong before, more often than it admits.
I    | first | I've dreaded people I ended up being glad to know.
I    | first | I can let my hands shake and carry on.
I    | first | A few things I once dreaded are ordinary to me now.
I    | - | I've been a beginner many times, and I learned.
I    | morning afternoon | Today I take up the space I'd give anyone else.
I    | - | I can be turned down and keep my good opinion of myself.
I    | - | When I look back, I can find some ordinary days when I was brave.
I    | morning afternoon | Today I let myself be seen trying.
I    | - | I can change my mind in front of people and keep my dignity.
I    | - | I do the frightening part while it's still small.
I    | fairness | I'd stand up for a friend, and I can stand up for myself.
I    | kindness not-good not-bright | I comfort the scared part of me and take it along.
I    | friendship morning afternoon first | Today I say the warm thing instead of only thinking it.
I    | health first-only | I've asked the question I dreaded, and knowing was easier than guessing.
I    | learning first | I can say I don't understand and stay until I do.
I    | creativity morning afternoon | Today I show something unfinished and leave out the apology.
I    | rest first | I can be brave for a while and then sit down.
I    | not-good not-bright | I've got through days that I was sure would flatten me.
I    | not-good not-bright | If getting up was brave today, I let that count.
I    | morning afternoon | Today I keep one small, scary promise to myself.
I    | - | I've been disappointed before, and I can hope again.
I    | - | I can blush and carry on speaking clearly.
I    | - | I say what I'd like instead of saying I don't mind.
I    | - | I step a little nearer to the thing I've been avoiding.
I    | - | I've kept going on days when only I knew how hard it was.
I    | - | I can feel exposed and stay where I am.
I    | - | I choose the small risk that I'd be sorry to have missed.
I    | - | I can let people see I'm upset and be all right.
I    | - | Fear and I have done a good many things together.
I    | morning afternoon | Today I ask for one thing I want, in plain words.
I    | - | I can say no, mean it, and be fond of the person.
I    | before-work | I've walked in nervous before, and the nerves wore off.
I    | waking-up before-work morning | I've woken up afraid of a day and met it anyway.
I    | waking-up morning | This morning I choose one brave thing, small enough to do.
I    | a-busy-day honesty morning afternoon | Today I say no to one thing more, and I say it kindly.
I    | a-busy-day | On a busy day, I have time for one honest sentence.
I    | an-exam | I've been scared of a hard paper before and found something to write.
I    | an-exam | I write down what I know, nerves and all.
I    | an-interview | I've answered strangers' questions before and stayed myself.
I    | an-interview honesty | I say what I've done, and I let that be enough.
I    | an-interview an-exam | I can want this and still breathe.
I    | a-hard-talk | I say the hard part early, and I say it with care.
I    | a-hard-talk | I've dreaded hard talks before and felt lighter afterwards.
I    | a-hard-talk honesty | I can hear something hard about me and keep listening.
I    | meeting-people | I've made friends out of strangers, one nervous hello at a time.
I    | meeting-people | I say hello first and let the rest be clumsy.
I    | meeting-people | I can be shy in a room and still be part of it.
I    | after-a-setback | I've fallen short before, and I tried again with more to go on.
I    | after-a-setback morning afternoon | Today I try again for ten minutes, sore pride and all.
I    | after-a-setback | I can be disappointed and try again.
I    | waiting-for-news | I've waited on answers I feared, and I coped when they came.
I    | waiting-for-news | Whatever comes, I've met hard news before and kept breathing.
I    | waiting-for-news | I go on with my day while I wait, and that takes courage.
I    | time-alone | By myself, I say what I'm afraid of, and I listen kindly.
I    | winding-down evening night | I did a thing or two today that part of me would rather have skipped.
I    | winding-down bedtime evening night | Whatever I dared or didn't today, I can rest now.
I    | time-alone bedtime night | I've been afraid at night before, and things looked smaller by breakfast.
I    | bedtime night | Tonight I take off the brave face and rest as I am.
I    | - | I've asked for help before, nervous as I was.
I    | - | I take the first step and let my nerve catch up.
?    | morning afternoon | What would I do today if I could be proud of trying?
?    | honesty | What if I told one person the plain truth today?
?    | - | What if I began while I'm still nervous?
?    | fairness | Will I speak for what's fair, in my own quiet way?
?    | independence | What would I decide if I trusted what I already know?
?    | friendship first | What would I tell a friend if I let them worry about me a little?
?    | curiosity first | What would I ask if I didn't mind looking like a beginner?
?    | not-good not-bright | What if what got me here today counts as courage?
?    | an-interview | What if I let them see how much I care about this?
?    | a-hard-talk | What would I be proud to have said, whatever the answer?
?    | after-a-setback | What if I tried again with one thing changed?
?    | meeting-people | Will I be the one who says hello?
when | - | When I feel like hiding, I'll take one step into view.
when | first | When fear gets loud, I'll do the next small thing while it talks.
when | honesty | When I'm about to bend the truth, I'll pause and say it straight.
when | - | If my face goes hot, I'll let it, and finish what I'm saying.
when | first | When I've waited too long for the right moment, I'll begin in this one.
when | - | When someone turns me down, I'll thank them and stand up straight.
when | friendship | When my courage fails, I'll practise what I want to say with a friend.
when | fairness | When someone's talked over, I'll ask to hear the rest of what they were saying.
when | - | If I hesitate over an honest message, I'll check that it's kind and send it.
when | creativity | When I doubt something I've made, I'll show it to one person.
when | independence | When I'm pressed to answer, I'll say I'd like time to think.
when | health | When I keep worrying about my health, I'll book an appointment.
when | - | When I remember an old embarrassment, I'll remember that I kept going after it.
when | learning | When I'm lost in an explanation, I'll say so and ask for it again.
when | first | When I start listing reasons not to, I'll name one reason I'd like to.
when | care | When I'm scared for somebody I care about, I'll ask what would help.
when | humour | If I make a fool of myself, I'll laugh first and carry on.
when | - | When I want to say sorry for asking, I'll say thank you instead.
when | rest | When the brave part is over, I'll sit down and let my breath catch up.
when | a-hard-talk | When the talk gets hard, I'll say what I care about most.
when | an-interview | When I'm asked about a failure, I'll tell it plainly and say what I learned.
when | after-a-setback | When I feel able to try again, I'll start with the part that went well.
when | waiting-for-news | When the news comes, I'll take one breath before I look.
when | bedtime winding-down evening night | When I go over the day, I'll name one thing I did afraid.
I    | note-friends | I send one plain hello and leave the answer to my friend.
I    | note-work | I give ten minutes to the part of work I've been dreading.
I    | note-study | I can sit down in front of the page even when my heart beats fast.
I    | note-shame | I can go back in after a mistake and keep my head up.
I    | note-anger | I say what I didn't like, once, and I stay in charge of my words.
I    | note-tired | I can tell one person that I'm worn out and need a hand.
I    | note-loss | I've already got through the hours before this one.
I    | first-only morning afternoon note-worry | I ring them back.
I    | honesty | I've hovered outside for ten minutes first, and then gone in and said it properly.
I    | note-friends | I sit down next to somebody I don't know and ask whether the cake is any good.
I    | learning | I've been the one who asks what a word means, and half the room was grateful.
I    | morning afternoon note-tired note-ill | I make the appointment and write down what I want to ask.
I    | note-worry note-money | I look at the number. I'm still breathing.
I    | morning afternoon honesty | Today I say I don't know, as if it were a fact.
I    | - | I say it in my ordinary voice.
I    | note-heartache | I've been disappointed in love before, and I still like breakfast.
I    | fairness | I've said hang on in a room full of nodding, and I could again.
I    | - | I've asked, been told no, and had lunch.
I    | honesty | I've said difficult things in kitchens, with my back half turned, and they were heard.
I    | - | I do it frightened. The result looks the same.
I    | evening night | I've a few new dents from today, and I came by them honestly.
I    | - | I stayed when staying was the hard part. I left when leaving was.
I    | not-heavy not-low humour | I've laughed out loud at my own nerve before.
I    | a-hard-talk | I said it once, plainly, and then I listened to the clock.
I    | note-shame note-guilt | I go back in, say what I did, and ask what would help.
I    | honesty | I tell the truth in as few words as I can carry.
I    | morning afternoon note-worry | I make the call I've been avoiding, in my slippers if I like.
I    | waiting-for-news note-worry | I've waited on hard plastic chairs before, and I managed.
I    | note-glad | I open the good biscuits.
I    | note-work note-boss | I say it once, calmly, and leave a gap for it to land in.
I    | - | I spoke up once in a voice I hardly knew. It was mine.
I    | honesty | I've said the one sentence I came to say, between the weather and the goodbyes, and it was enough.
I    | morning afternoon | Today I go first and get it over with.
I    | night | I've been scared at this hour before and slept after it.
I    | honesty | I've waited for somebody else to say it, and heard the somebody turn out to be me.
I    | after-a-setback | I went back in by the same door.
I    | note-shame note-guilt | I say sorry for what I did, and not for who I am.
I    | evening night | Whatever I dared today is tired too. It can lie down with me.
I    | note-family note-anger note-row | I go back in and say I was wrong about my bit, without a but.
I    | - | I take the seat at the table, not the one by the wall.
I    | note-shame note-compare note-doubt | I read the kind message twice.
I    | - | I've rung the bell with worse nerves than these.
I    | humour | I pick up the phone, and it turns out to be a person.
I    | - | I asked anyway.
I    | a-busy-day | I've said I can't in the middle of a busy room, and the room coped.
I    | creativity | I put my name on it.
I    | before-work morning | I've got up on dreaded days and dressed like someone who was going.
I    | note-friends note-row | I send the first message and leave out the case for the defence.
I    | meeting-people | I said hello first. It cost one breath.
you  | - | {name}, you've left rooms that were wrong for you.
you  | curiosity | {name}, you asked the silly question, and it turned out to be the question.
you  | - | {name}, you stayed soft and stayed put. Both take nerve.
you  | humour honesty | {name}, you told the truth and then passed the salt.
you  | - | {name}, you've been the small voice at the back that turned out to be right.
?    | - | Will I go and knock?
?    | - | What would I ask for, if I asked in one breath?
?    | - | Will I sit in the chair I usually leave for someone bolder?
?    | - | What if I just asked?
?    | - | What would I do this week that I'd enjoy having been nervous about?
?    | - | Will I do it now and shake afterwards?
?    | - | Will I send it as it is?
when | note-anger | When I know what I want to say, I'll say that and leave out the rest.
when | - | When I've said it, I'll stop.
when | note-study | When I go blank, I'll write what I do know and wait for the rest.
when | - | When they ask for questions, I'll ask mine before my courage cools.
when | - | When they ask who'd like to start, I'll hear my own voice say me.
you  | - | {name}, you've been more frightened than this, and you went.
you  | - | {name}, you've told the truth with your ears burning.
you  | - | {name}, you've done it scared before. That counts double.
you  | - | {name}, you've said what the room was only thinking.
`
