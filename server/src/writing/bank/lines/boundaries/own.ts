/** boundaries, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesOwn = `
I    | kindness first | My kindness has limits, and it's still kindness.
I    | - | I am on my own side when someone is displeased with me.
I    | - | I'm a person with limits, and I don't apologise for having them.
I    | kindness | I am someone who can leave kindly.
I    | kindness | It's like me to be warm and clear at once.
I    | kindness | I give because I choose to.
I    | - | My life is more than what I do for people.
I    | first | I know where I stop and where other people begin.
I    | - | I am someone who can hear anger without obeying it.
I    | friendship first | I'm a good friend who sometimes says no.
I    | honesty | I am someone who tells the truth about how much I can give.
I    | - | I can disappoint someone and still be good.
I    | - | I'm steady enough to let others have their moods.
I    | independence | I am my own person, even among people I'm fond of.
I    | honesty | I keep my word to myself as well as to others.
I    | an-interview patience first-only | I am someone who takes a while to answer, and I like that about me.
I    | care | I care about people, and their feelings are still theirs.
I    | first | I'm worth the trouble of asking for help.
I    | independence | I have my own opinion, and I can keep it without a fight.
I    | not-heavy | I'm more than the person who copes.
I    | rest | My kindness is a choice, and I choose better when I'm rested.
I    | honesty | I am someone who can be wrong, say so, and keep my dignity.
I    | - | I listen well and still know my own mind.
I    | humour | I'm on good terms with the word no.
I    | first | My worth isn't counted in favours.
I    | honesty | I respect people enough to be honest with them.
I    | waking-up morning independence | I wake as my own person, before anyone needs me.
I    | waking-up morning care | I am someone who asks how I am before I ask what others want.
I    | before-work a-busy-day | I do my work with care, and I know when to stop.
I    | before-work a-busy-day | I give the day its share, and the rest of me is mine.
I    | a-busy-day a-hard-talk | I'm someone who stays polite without giving way.
I    | a-hard-talk fairness | I'm on my own side, and I can still hear the other one.
I    | a-hard-talk courage | I am someone who can hear no and can say it.
I    | meeting-people humour | I'm good company, and I know when I've had enough.
I    | meeting-people independence | I choose what I tell people and what I keep to myself.
I    | meeting-people time-alone | I like people, and I like coming back to my own quiet.
I    | after-a-setback | Giving in once doesn't change what matters to me.
I    | after-a-setback waiting-for-news | I stay on my own side when things go against me.
I    | waiting-for-news | Someone else's answer doesn't decide what I'm worth.
I    | time-alone | I'm at ease in my own company, and I make time for it.
I    | winding-down bedtime evening night care | I can rest from caring and still be a caring person.
I    | winding-down evening rest | The evening is mine, and I don't have to earn it.
I    | bedtime night rest | The night is my own, and I don't owe anyone an explanation.
I    | independence first | I have a life of my own, and I'm allowed to be in it.
I    | - | I can be wanted elsewhere and still choose to stay where I am.
?    | friendship morning afternoon | Will I be as loyal to myself today as I am to my friends?
?    | first | What if I don't have to be useful to be welcome?
?    | independence | What would I choose if I were choosing only for myself?
?    | - | What if my limits are part of my character, and a good part?
?    | morning afternoon | Will I speak today as someone whose needs matter?
?    | fairness | What would a fair-minded friend say I've already given?
?    | first | What if I'm the one who decides when I've done enough?
?    | honesty | What if saying what I want is a form of respect?
?    | first | What would I no longer explain, if I trusted myself?
?    | - | What would I like to be known for besides helping?
?    | a-hard-talk fairness | Will I let the other person have their view and keep mine?
?    | meeting-people | What if I arrived as myself and stayed that way?
?    | waiting-for-news independence | What if I got on with my own life until I hear?
?    | time-alone rest | Will I keep my time alone for myself, and enjoy it?
when | - | When someone calls me selfish, I'll remember that my needs count too.
when | independence first | When I start saying what someone wants to hear, I'll come back to what I think.
when | courage | If my limit is laughed at, I'll keep it anyway.
when | care | When someone needs more than I can give, I'll help them look for someone else.
when | kindness | When I choose to help, I'll do so gladly and stop in good time.
when | humour honesty | If I've run out of patience, I'll say so honestly.
when | fairness first | When I hear someone else say no, I'll respect it as I'd like mine respected.
when | courage | If I doubt my right to ask, I'll ask anyway, and kindly.
when | honesty first | When I'm tempted to pretend, I'll say one small true thing.
when | - | If someone takes my no badly, I'll remember that I was free to say it.
when | not-heavy | When I feel guilty for being happy, I'll let myself be happy.
when | honesty | When I'm asked to explain a no, I'll give the true answer or none.
when | before-work a-busy-day | When the day asks too much of me, I'll give a fair share and no more.
when | a-hard-talk fairness | When I hear hard words, I'll keep what's fair and leave what isn't.
when | meeting-people | When someone new asks more than I want to tell, I'll change the subject without guilt.
when | waiting-for-news after-a-setback | If the answer comes back no, I'll stay on good terms with myself.
when | bedtime night | When I look back on the day, I'll leave to other people what was theirs.
when | waking-up morning | If I wake with someone's needs on my mind, I'll add mine to them.
when | after-a-setback | If I slip back into saying yes to everything, I'll begin again with the next request.
I    | note-loss | My sorrow is my own, and I decide who I share it with.
I    | note-family | I can be close to someone and still belong to myself.
I    | note-friends note-lonely | I can be lonely and still not settle for unkind company.
I    | note-work | My work gets a fair share of my time, and my own life gets the rest.
I    | note-study | My marks are mine, and I choose who I tell.
I    | note-worry | I have worries, and I still decide what my day is for.
I    | note-shame | I am allowed to have limits, even when I'm not proud of myself.
I    | note-anger | I can be angry, clear and fair at the same time.
I    | note-tired | My rest belongs to me, and I guard it when I'm worn out.
I    | note-glad | My joy is mine to share and mine to keep.
I    | - | My yes is worth having. I don't leave it out on the step.
I    | patience | I make up my mind slowly, and then it's made.
I    | night first-only | I don't do guilt in bed.
I    | - | I don't need to be understood before I go home.
I    | night | I leave the world switched on and go to bed.
I    | - | My quiet is not an invitation.
I    | kindness | I mean my no as kindly as my yes.
I    | honesty | I owe people honesty. I don't owe them my weekends.
I    | fairness | I'm fair to people, and I've noticed that I'm people.
I    | not-heavy not-low | I enjoy my own time with the door shut and the music up.
I    | first | I'm easy to ask and hard to push.
I    | - | I can be moved. I can't be pushed.
I    | time-alone | This is my hour, and I'm not lending it.
I    | after-a-setback first-only | I gave in once. My no still works.
I    | first-only | I disappoint people now and then. It's part of having a life.
I    | honesty | I'd sooner be liked a little for who I am than a lot for what I carry.
I    | a-busy-day | I'm one person, and I'm a good one.
I    | - | I get a vote in my own day.
I    | humour | I'm kind, and I have opening hours.
I    | - | I'm just as much myself after an argument as I was before it.
I    | care | I can hold somebody's hand without holding up their whole life.
I    | humour | I let people be cross. They're good at it.
I    | - | I'm in charge of one mood, and that's work enough.
I    | a-hard-talk | I'm calm, I'm listening, and it's still no.
I    | - | I can take a hint, give a hint, and say it outright when hints have failed.
I    | honesty | I give gladly or I don't give. Both are honest.
I    | - | I'm a good listener with a finishing time.
I    | waking-up morning | The first ten minutes are mine.
I    | not-heavy not-low | I'm delighted to help, and I'm delighted to go home.
I    | note-shame note-guilt | My no says please and thank you.
I    | note-work | I'm helpful. I'm not furniture.
you  | humour | {name}, you're more than your usefulness, and funnier too.
you  | night | {name}, you belong to yourself tonight.
you  | - | {name}, you choose your yeses, and that's why they count.
you  | - | {name}, you are kind, and you are not on call.
you  | - | You have the last word on you.
you  | - | You can be laughing and still mean no.
you  | - | {name}, your no has good manners.
you  | note-anger | {name}, your temper has manners.
?    | - | What if being easy to live with includes me?
?    | - | Will I stay on my own side when it gets awkward?
?    | rest | What would I do with a Saturday that asked nothing of me?
?    | - | What if I've been waiting for permission from somebody who thought I already had it?
?    | kindness | What if the kindest person in the room is also allowed to leave it?
?    | - | What if the answer I gave was the right one?
when | - | When somebody sulks, I'll leave them the sofa and keep my answer.
when | evening night | When the evening is mine, I'll leave some of it empty and enjoy the room.
when | - | When I'm thanked for being so easy, I'll make a note of what it cost me.
when | humour | If somebody preferred the old me, I'll wish them well with the memory.
when | honesty | When flattery is followed by a favour, I'll answer only the favour.
when | - | When I'm expected in two places, I'll pick one and go there gladly.
you  | humour | {name}, you're kind, and you have closing hours.
you  | - | {name}, your yes is worth having because you can say no.
you  | - | {name}, you're generous. You're not a service.
you  | - | {name}, you get to decide who has your good hours.
`
