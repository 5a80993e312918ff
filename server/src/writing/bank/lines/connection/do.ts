/** connection, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionDo = `
I    | - | I've made a friend before from an ordinary hello.
I    | morning afternoon | Today I tell one person something true about my day.
I    | not-good not-bright | I've felt alone before, and the feeling passed.
I    | - | I can miss someone and still be warm to whoever is here.
I    | - | A stranger's kindness has helped me through a day before.
I    | - | I've been understood before, and I remember how it felt.
I    | honesty | I can say when I'm not so good, and let somebody hear me.
I    | honesty not-good not-bright | I can be honest about being lonely without being ashamed of it.
I    | honesty morning afternoon | Today I say what I really mean, and I say it warmly.
I    | kindness | I've been kind to people I hardly knew.
I    | kindness morning afternoon | Today I give someone my whole attention for a minute.
I    | kindness morning afternoon | Today I speak to someone as if they matter, since they do.
I    | friendship | I've been a good friend to someone, and I still know how.
I    | friendship morning afternoon | Today I send one message that asks for no reply.
I    | friendship | I can pick up an old friendship without explaining the whole gap.
I    | care | I notice who's gone quiet, and I ask.
I    | patience | I've waited for trust to grow before, and I can wait again.
I    | humour | I've laughed with people before, and I can again.
I    | an-interview meeting-people curiosity | I ask one more question than I usually would.
I    | curiosity | I listen for what somebody loves, and I remember.
I    | fairness | I give people a second chance, as I'd like to be given one.
I    | rest | I can go home early and be good company while I'm there.
I    | not-good not-bright | I've missed people before, and I've had good days as well.
I    | not-good not-bright | I've been lonely before, and I've stayed kind.
I    | morning afternoon not-good not-bright | Today I let myself be comforted by something small.
I    | not-good not-bright | I carry the people I miss with me, and I make room for the day as well.
I    | - | I thank someone properly, and I look up while I say it.
I    | - | I've had friendships change, and I can keep what was good in them.
I    | - | I can be disappointed in someone and still fond of them.
I    | - | I've been the newcomer before, and then one day I wasn't.
I    | - | I can feel like an outsider and still say hello.
I    | morning afternoon | Today I ask somebody plainly for a little company.
I    | - | I stay in touch in the way I can manage.
I    | - | I've let people help me, and I was glad afterwards.
I    | - | I can forgive a slow reply, including my own.
I    | - | I can love someone from a distance and look after my own day.
I    | an-interview meeting-people | I can speak to a stranger, and let that brighten the day.
I    | - | More than once I've grown fond of somebody slowly.
I    | - | Even on quiet days, I can find a way to be friendly.
I    | - | I've said goodbyes before, and I can open my heart again.
I    | waking-up morning | This morning I wish one person well before I get up.
I    | waking-up morning | I've woken up lonely before and felt better by noon.
I    | before-work morning | I set out today with one friendly word ready.
I    | before-work meeting-people | I've walked in feeling like a stranger and been greeted all the same.
I    | a-busy-day | I stop for one person today, and the rush waits.
I    | a-busy-day | Even in a hurry, I look at the person I'm thanking.
I    | a-busy-day kindness | I can be busy and still be gentle to whoever asks.
I    | a-hard-talk | I've fallen out with people before and found a way to talk.
I    | a-hard-talk | I can disagree with someone and be fond of them all the same.
I    | meeting-people | I can be shy and be good company.
I    | meeting-people | I ask one thing I really want to know, and I listen.
I    | after-a-setback | I let somebody be kind to me about what went wrong.
I    | after-a-setback | I've been turned away before and gone on liking people.
I    | after-a-setback honesty | I can tell someone that things went badly, and hold my head up.
I    | waiting-for-news | I tell one person I'm waiting, and feel a little less alone.
I    | waiting-for-news | I can put the phone aside for an hour and still care about the answer.
I    | time-alone | I can spend a good hour in my own company.
I    | time-alone winding-down evening | I can have the evening to myself and still feel part of things.
I    | winding-down evening night | Tonight I think of one person who was kind to me, and I let it warm me.
I    | bedtime night | I wish somebody I like a good night, and then myself.
I    | bedtime night not-good not-bright | I've fallen asleep missing someone before, and the morning came all the same.
I    | - | I've been a comfort to somebody, even if I didn't notice at the time.
I    | - | I forgive one small thing and feel a little nearer to people.
I    | honesty | I can ask for company plainly, and be glad I asked.
I    | - | Alone or not, I keep up the habit of being kind.
?    | morning afternoon | What would happen if I said hello first today?
?    | - | Will I tell someone what they did that helped?
?    | friendship | What if I sent three honest lines to someone I've lost touch with?
?    | honesty | What if I told someone I'd missed them?
?    | evening night | Will I let one person see how my day really was?
?    | kindness | What if one kind remark is the thing I do well today?
?    | patience | What if I gave somebody a little longer to answer?
?    | a-hard-talk | What would I say if the friendship mattered more than being right?
?    | meeting-people | Will I look for the other shy person in the room?
?    | time-alone | What would make this time alone feel chosen?
?    | bedtime winding-down evening night | What if I went to sleep thinking of one voice I love?
?    | | Will I ask somebody how they are, and wait for the answer?
?    | | Will I tell somebody that I'm glad they're in my life?
?    | | What would I say to a friend if I said the warm thing out loud?
when | - | When I feel my guard going up, I'll say one warm thing first.
when | kindness | When somebody is left out of the talk, I'll turn and ask them something.
when | - | If I've hurt someone, I'll say so plainly and give them time.
when | friendship | When weeks have gone by without a word, I'll write without making excuses.
when | - | When help is offered, I'll take the part that would really help.
when | - | When I'm lonely in the day, I'll go where there are people for a while.
when | - | If my message isn't answered, I'll stay kind about it and get on with my day.
when | care | When I hear that someone's having a hard time, I'll ask what would be useful.
when | curiosity | When someone's eyes light up, I'll ask for more of that story.
when | humour | When a joke of mine falls flat, I'll let it fall and keep smiling.
when | - | When somebody thanks me, I'll let them finish and say I was glad to.
when | fairness | When I'm sure someone is wrong, I'll ask how things look from their side.
when | independence | When I disagree in company, I'll say so and stay friendly.
when | rest | When I'm worn out by people, I'll say goodbye before I get cross.
when | - | If I envy other people's company, I'll ask one person for a little time.
when | a-hard-talk | When the talk falls silent, I'll say what I value about the other person.
when | meeting-people | When I don't know where to stand, I'll go and stand by someone on their own.
when | time-alone | When the room feels empty, I'll speak one kind sentence to myself aloud.
when | after-a-setback | When I want to hide a failure, I'll first speak kindly to myself about it.
when | waiting-for-news | If I keep checking for a reply, I'll write to somebody else in the meantime.
when | bedtime winding-down evening night | When I turn the light off, I'll wish one person a good night.
I    | note-loss | I let one person know who is on my mind.
I    | note-heartache | I spend a little time with somebody who is easy to be with.
I    | note-family | I can say one warm thing to somebody close to me, even when things are hard.
I    | note-friends | I've been lonely before, and I found my way to people one hello at a time.
I    | note-work | I tell one person how work is going, and I let them listen.
I    | note-study | I ask one person to explain something I don't understand.
I    | note-worry | I share this worry with one person and let it weigh a little less.
I    | note-anger | I cool down first, and then I say what I'd like to mend.
I    | note-tired | I'm worn out, so I ask somebody for one small thing that would help.
I    | note-glad | I tell my good news to one person and let it be good.
I    | note-shame | I can tell someone I trust about a mistake, and let them be kind.
`
