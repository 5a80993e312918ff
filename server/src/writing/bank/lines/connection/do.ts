/** connection, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionDo = `
I    | - | I've made a friend before from an ordinary hello.
I    | morning afternoon | Today I tell one person something true about my day.
I    | not-good not-bright | I've felt this alone before, and the feeling moved on.
I    | - | I can miss someone and still be warm to whoever is here.
I    | - | More than once, a stranger's kindness has carried me through an afternoon.
I    | - | I've been understood before, and I remember how it felt.
I    | honesty | I can say when I'm not so good, and let it be heard.
I    | honesty not-good not-bright | I can be honest about being lonely without being ashamed of it.
I    | honesty morning afternoon | Today I say what I really mean, and I say it warmly.
I    | kindness | I've been kind to people I hardly knew, and it was easy.
I    | kindness morning afternoon | Today I give someone my whole attention for a minute.
I    | kindness morning afternoon | Today I speak to someone as if they matter, since they do.
I    | friendship | I've been a good friend to someone, and I still know how.
I    | friendship morning afternoon | Today I send one message that asks for no reply.
I    | friendship | I can pick up an old friendship without explaining the whole gap.
I    | care | I notice who's gone quiet, and I ask.
I    | courage | I've reached out with no idea of the answer, and I can again.
I    | patience | I've waited for trust to grow before, and it was worth the wait.
I    | humour | I've laughed until I ached with people, and I still can.
I    | an-interview meeting-people curiosity | I ask one more question than I usually would.
I    | curiosity | I listen for what somebody loves, and I remember it.
I    | fairness | I give people the second chance I've been glad of myself.
I    | rest | I can go home early and still have been good company.
I    | not-good not-bright | I've missed people this much before, and I've still had good days.
I    | not-good not-bright | I've come through lonely weeks with my kindness still in me.
I    | morning afternoon not-good not-bright | Today I let myself be comforted by something small.
I    | not-good not-bright | I carry the people I miss with me, and I make room for the day as well.
I    | - | I thank someone properly, and I look up while I say it.
I    | - | I've had friendships change, and I kept what was good in them.
I    | - | I can be disappointed in someone and still fond of them.
I    | - | I let a kindness be a kindness, and I keep it.
I    | - | I've been the newcomer before, and then one day I wasn't.
I    | - | I can feel like an outsider and still say hello.
I    | morning afternoon | Today I ask for company without making it sound like nothing.
I    | - | I stay in touch in the way I can manage.
I    | - | I've let people help me, and I was glad of it afterwards.
I    | - | I can forgive a slow reply, including my own.
I    | - | Somewhere along the way, I've been good news to somebody.
I    | - | I can love from a distance and still look after my own day.
I    | an-interview meeting-people | I've spoken to strangers and felt the day warm up.
I    | - | More than once I've grown fond of somebody slowly.
I    | - | Even on quiet days, I've found a way to be friendly.
I    | morning afternoon | Today I let myself be easy to talk to.
I    | - | I've survived goodbyes, and my heart still opens.
I    | waking-up morning | This morning I wish one person well before I get up.
I    | waking-up morning | I've woken up lonely and still had a kind word by noon.
I    | before-work | I go in with one friendly word ready.
I    | before-work meeting-people | I've walked in feeling like a stranger and been greeted all the same.
I    | a-busy-day | I stop for one person today, and the rush waits.
I    | a-busy-day | Even in a hurry, I look at the person I'm thanking.
I    | a-busy-day kindness | I can be busy and still be gentle to whoever asks.
I    | a-hard-talk | I've fallen out with people before and found a way to talk.
I    | a-hard-talk | I can disagree with someone and keep hold of my fondness.
I    | meeting-people | I can be shy and still be good to meet.
I    | meeting-people | I ask one thing I really want to know, and I listen.
I    | after-a-setback | I let somebody be kind to me about how it went.
I    | after-a-setback | I've been turned away before and gone on liking people.
I    | after-a-setback honesty | I can tell someone it went badly and still hold my head up.
I    | waiting-for-news | I tell one person I'm waiting, and the wait gets lighter.
I    | waiting-for-news patience | I've waited a long time to hear from someone and filled the days well.
I    | waiting-for-news | I can put the phone aside for an hour and still care about the answer.
I    | time-alone | I've spent good evenings in my own company before.
I    | time-alone winding-down evening | I can have the evening to myself and still feel part of things.
I    | winding-down evening night | Tonight I think of one person who was kind to me, and I let it warm me.
I    | winding-down bedtime evening night | I've said enough to people today, and some of it was good.
I    | bedtime night | I wish the people I miss a good night, and then myself.
I    | bedtime night not-good not-bright | I've fallen asleep missing someone before, and morning still came kindly.
I    | - | I've been a comfort to somebody, even if I didn't notice at the time.
I    | - | I forgive one small thing today and feel a little nearer to people.
I    | honesty | I've asked for company before, plainly, and it did me good.
I    | - | Alone or not, I keep up the habit of being kind.
?    | morning afternoon | What would happen if I said hello first today?
?    | - | Will I tell someone what they did that helped?
?    | friendship | What if I sent three honest lines to someone I've lost touch with?
?    | honesty | What if I told someone I'd missed them, and left it there?
?    | evening night | Will I let one person see how my day really was?
?    | kindness | What if one kind remark is the thing I do well today?
?    | not-good not-bright | What would someone I miss say to me today, if I imagined it kindly?
?    | patience | What if I gave somebody a little longer to answer?
?    | a-hard-talk | What would I say if keeping the person mattered more than the point?
?    | meeting-people | Will I look for the other shy person in the room?
?    | time-alone | What would make this time alone feel chosen?
?    | after-a-setback | Will I let someone hear about it while it's still sore?
?    | bedtime winding-down evening night | What if I went to sleep thinking of one voice I love?
when | - | When I feel my guard going up, I'll say one warm thing first.
when | kindness | When somebody is left out of the talk, I'll turn and ask them something.
when | - | If I've hurt someone, I'll say so plainly and give them time.
when | friendship | When weeks have gone by, I'll write without excusing the weeks.
when | - | When help is offered, I'll take the part that would really help.
when | - | When loneliness comes by day, I'll go where people are for a while.
when | - | If my message isn't answered, I'll stay kind about it and get on with my day.
when | care | When I hear that someone's having a hard time, I'll ask what would be useful.
when | curiosity | When someone's eyes light up, I'll ask for more of that story.
when | humour | When a joke of mine falls flat, I'll let it fall and keep smiling.
when | - | When somebody thanks me, I'll let them finish and say I was glad to.
when | fairness | When I'm sure they're wrong, I'll ask how it looks from their side.
when | independence | When I disagree in company, I'll say so and stay friendly.
when | rest | When I'm worn out by people, I'll say goodnight before I turn sour.
when | - | If I envy other people's company, I'll ask one person for a little time.
when | a-hard-talk | When the talk falls silent, I'll say what I still value here.
when | meeting-people | When I don't know where to stand, I'll go and stand by someone on their own.
when | time-alone | When the room feels empty, I'll speak one kind sentence to myself aloud.
when | after-a-setback | When I want to keep a failure secret, I'll tell it kindly to myself first.
when | waiting-for-news | If I check for a reply again, I'll write to somebody else in the meantime.
when | bedtime winding-down evening night | When I turn the light off, I'll wish one person a good night.
I    | note-loss | I let one person know who is on my mind.
I    | note-heartache | I spend a little time with somebody who is easy to be with.
I    | note-family | I can say one warm thing to somebody close to me, even now.
I    | note-friends | I've been lonely before, and I found my way to people one hello at a time.
I    | note-work | I tell one person how it's going with work, and I let them listen.
I    | note-study | I ask one person to explain the part I don't understand.
I    | note-worry | I share this worry with one person and let it weigh a little less.
I    | note-shame | I can look somebody in the eye again, and begin with hello.
I    | note-anger | I cool down first, and then I say what I'd like to mend.
I    | note-tired | I'm worn out, so I ask somebody for one small thing that would help.
I    | note-glad | I tell my good news to one person and let it be good.
`
