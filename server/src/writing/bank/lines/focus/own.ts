/** focus, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusOwn = `
I    | - | I am someone who can drift and still find the way back.
I    | - | I am someone who finishes what matters and lets the rest be.
I    | a-hard-talk meeting-people | I am someone who listens all the way through.
I    | - | I am someone who thinks before I agree.
I    | rest | I am someone who can put the work down in good time.
I    | care | I'm a person who cares enough to pay attention.
I    | curiosity | I'm a curious person, and my attention follows what I love.
I    | - | I'm at home in my own mind, even on its restless days.
I    | - | My mind works in its own way, and I work with it.
I    | creativity | My wandering mind has brought me some good ideas.
I    | - | My time is worth protecting, and so is my quiet.
I    | independence | My pace is my own, and I trust it.
I    | - | I trust myself to return to what matters.
I    | winding-down bedtime | I trust myself with unfinished things.
I    | meeting-people | I belong in the conversation, because I listen.
I    | kindness | I'm on my own side when I can't concentrate.
I    | - | Getting less done doesn't make me less of a person.
I    | - | I'm worth my own attention.
I    | - | I'm steady enough to be interrupted.
I    | patience | I'm patient with difficult things, and with myself.
I    | curiosity | It's like me to look again, more carefully.
I    | - | It's like me to see a small thing through.
I    | - | I keep my mind on what matters to me, and I let the rest go.
I    | honesty independence | I know how I work best, and I'm willing to say so.
I    | a-busy-day | I can be busy without forgetting who I am.
I    | - | I make room for thinking, because my thoughts are worth having.
I    | time-alone | I have a mind that can rest on one thing.
I    | courage | I am someone who can start while I'm still afraid.
I    | an-exam an-interview | I'm still myself, whatever I can remember today.
I    | an-exam an-interview | I'm a thoughtful person, and I bring that with me.
I    | an-exam learning | What I've learned belongs to me, and I can reach for it calmly.
I    | after-a-setback | One bad day doesn't make me a careless person.
I    | after-a-setback care | I'm still someone who does things with care, mistakes included.
I    | after-a-setback independence | I'm the one who decides when I begin again.
I    | waiting-for-news patience | I am someone who can wait without putting my mind on hold.
I    | waiting-for-news | These waiting hours belong to me too.
I    | waking-up before-work morning | I begin the day by choosing what matters to me.
I    | before-work an-interview | I bring a careful mind with me, wherever I go.
I    | a-busy-day fairness | I am one person, and I give one person's share.
I    | a-busy-day | I'm someone who can be needed and still think for myself.
I    | a-hard-talk kindness | I can be trusted to hear someone out.
I    | a-hard-talk meeting-people | My listening is worth as much as my talking.
I    | winding-down bedtime evening night | I am more than the part of today I didn't finish.
I    | winding-down bedtime evening night | Tonight I'm finished, even if the list isn't.
I    | time-alone | Left in peace, I'm someone who can get happily absorbed.
I    | time-alone honesty | In my own quiet, I know what I think.
I    | care | I'm careful, and care takes the time it takes.
I    | - | I have nothing to make up for by working harder.
I    | independence | I am free to think slowly in a fast place.
I    | friendship | I am someone people can talk to, because I stay with what they say.
I    | friendship care | Paying attention is one of the ways I love.
I    | humour | The way I concentrate is my own, and it works often enough.
I    | - | Doing one thing well is a skill I have.
I    | learning | I am someone who would rather understand than hurry.
I    | - | I have room in me for one thing at a time, and that's plenty.
I    | - | I don't owe the world every minute of my attention.
I    | - | I'm somebody who can put things down.
?    | - | What if I'm already someone who can concentrate, on the right thing?
?    | - | What would I give my attention to, if I chose freely?
?    | - | What would I do now if I trusted my own pace?
?    | - | What if the way I think is a good way?
?    | - | What would I stop worrying about if I trusted my own mind?
?    | honesty morning afternoon | Will I spend today on something I believe in?
?    | kindness | What if my worth is the same on a day I finish nothing?
?    | a-busy-day morning afternoon | What would today be like if I set the pace?
?    | an-exam an-interview | What if I'm someone who thinks well, given a moment?
?    | waiting-for-news | What if I'm the same person, whatever I hear?
?    | time-alone | What would I think about purely for the pleasure of it?
?    | winding-down bedtime evening night | What if I'm finished for today because I say so?
?    | meeting-people friendship | What if somebody feels heard today because I listened?
?    | kindness | Will I be as patient with my mind as I am with people I love?
?    | - | What would I say no to, as someone who knows what matters?
?    | - | What if I already know what deserves my attention?
?    | - | What would it mean to trust myself with something unfinished?
?    | care | What if slow and careful is simply who I am?
when | - | When I lose my place, I'll remember that I'm someone who comes back.
when | - | When I'm pulled two ways, I'll choose as someone who knows what matters.
when | kindness | When I call my mind lazy, I'll answer as a friend would.
when | honesty | If I'm rushed for an answer, I'll ask for time to think.
when | - | When I finish something, I'll let it be mine for a moment.
when | independence | When the pace around me picks up, I'll stay at the one I trust.
when | learning | When I doubt I can learn something, I'll remember something I know well.
when | curiosity | When my day is full of other people's questions, I'll ask one of my own.
when | - | When I leave something undone, I'll remember that I'm more than my list.
when | creativity | When something absorbs me, I'll let myself stay a little longer.
when | - | If I'm asked to do three things at once, I'll say which one comes first.
when | humour | When I'm told to hurry, I'll keep to a pace at which I can think.
when | kindness | When I forget something, I'll remember how much I do know.
when | rest | If an idea comes while I'm resting, I'll note it and keep resting.
when | an-exam | When the room goes quiet, I'll trust what I've learned and begin.
when | an-interview | When I'm asked something hard, I'll take the time a careful person takes.
when | meeting-people | When I'm with someone new, I'll bring the attention I'm good at.
when | waiting-for-news | When my mind keeps going to the news, I'll bring it back to my own day.
when | - | When everything comes at once, I'll take one thing at a time.
when | winding-down evening | When I think of all I didn't do, I'll name one thing I did.
when | bedtime night | When the day replays itself, I'll tell myself my part in it is done.
when | time-alone curiosity | When I have a long quiet stretch, I'll follow what I'm curious about.
when | before-work | When I get my things together, I'll remember I'm bringing my good sense too.
I    | note-loss | My mind goes where my love is, and that's all right.
I    | note-heartache | My attention is mine, and I can give some of it to other things.
I    | note-family | I am someone who pays attention to the people I love.
I    | note-friends | I'm good company for my own thoughts, on lonely days too.
I    | note-work | I have a mind of my own, and work only gets part of it.
I    | note-study | I am someone who learns with care and at my own speed.
I    | note-worry | I'm more than the worry that keeps interrupting me.
I    | note-shame | I can choose what I dwell on, and I can be kinder to myself.
I    | note-anger | I can be angry and still decide where my mind goes.
I    | note-tired | A tired mind is still a good mind, and it's mine to rest.
I    | note-glad | I'm someone who notices good things properly when they come.
`
