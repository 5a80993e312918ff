/** focus, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusDo = `
I    | - | I can be distracted and still come back.
I    | - | I can give one thing my full attention for ten minutes.
I    | - | I can pause partway and remember where I left off.
I    | winding-down evening | I can leave something unfinished and still enjoy my evening.
I    | an-exam | I can pass over a hard question and stay calm for the next one.
I    | an-interview | I can stop and think while somebody waits for my answer.
I    | a-hard-talk courage | I can keep listening when I'd rather be somewhere else.
I    | waiting-for-news | I can want an answer and still attend to my day.
I    | first | I can be slow at something and still be good at it.
I    | honesty | I can say I've lost the thread and ask for it again.
I    | first | I can care about many things and still do one.
I    | after-a-setback | I can get something wrong and keep my mind on the next part.
I    | patience | I can find something dull and still see it through.
I    | bedtime night | I can leave a thought unfinished tonight and find it again tomorrow.
I    | first | I can begin in a muddle and sort things out as I go.
I    | first | I've started plenty of things I didn't feel like starting.
I    | patience | I've kept going through the dull middle of things before.
I    | a-busy-day | I've got through full days before by choosing what matters.
I    | learning first | I've learned hard things slowly, and they stayed with me.
I    | first | I've been lost in something I love, so I know I can concentrate.
I    | - | I've put things down unfinished and picked them up again.
I    | an-exam | I've sat down with a tired mind before and still taken something in.
I    | after-a-setback | I've had setbacks before and still got there in the end.
I    | - | I've asked for quiet before, and I can ask again.
I    | a-hard-talk | I've heard things I didn't want to hear, and stayed in the room.
I    | - | I've finished things I once thought I'd left too late.
I    | - | I've done careful work on days that didn't begin well.
I    | time-alone creativity | I've looked up before and found an hour gone, happily.
I    | first | I've left things off my list before, and the day went on.
I    | humour | I've begun at the wrong end before and still got there.
I    | meeting-people friendship | I've listened well enough to remember what someone told me.
I    | an-interview a-hard-talk | I've found the words before, once I stopped hurrying.
I    | - | I've sorted through a full head before, one thought after another.
I    | - | I've said no to something good to keep room for what I'd begun.
I    | morning afternoon | Today I give my clearest hour to something I care about.
I    | courage morning afternoon | Today I begin, even if I'm still a bit worried.
I    | morning afternoon | Today I do one thing at a time, and I choose the order.
I    | creativity morning afternoon | Today I let the first try be rough.
I    | morning afternoon | Today I leave one thing undone on purpose.
I    | rest morning afternoon | Today I take a break before I'm muddled.
I    | before-work morning | Today I arrive knowing what I want to keep my mind on.
I    | morning afternoon | Today I ask for help before I've gone round in circles.
I    | morning afternoon | Today I finish something small and let it count.
I    | after-a-setback morning afternoon | Today I pick up my work again at the last place that made sense.
I    | humour | I come back to where I was, without giving myself a lecture.
I    | an-exam | I come back to the question and take it a few words at a time.
I    | a-hard-talk meeting-people | I come back to the person in front of me.
I    | - | More than once I've thought I couldn't concentrate, and then I did.
I    | first | More than once, ten reluctant minutes have carried me a long way.
I    | rest | More than once, I've been stuck, taken a break and found the answer.
I    | after-a-setback learning | More than once I've started over and known more the second time.
I    | patience | I stay with the difficult part a minute longer than I want to.
I    | rest | I notice when I've had enough, and I stop there.
I    | - | I do the next small thing, and then I look up.
I    | - | I put my worries on paper and go back to what I was doing.
I    | patience first | My mind wanders and I bring it home, many times in a day.
I    | not-good not-bright | My attention has come back to me after hard times before.
I    | - | I've left things half finished before, and come back to them.
I    | rest | Some of my clearest thinking has come after a rest.
I    | creativity | Some of my good ideas came while I was doing something else.
I    | - | Even on muddled days, I've done something useful.
I    | waking-up before-work morning | This morning I decide what comes first, before the messages do.
I    | a-busy-day | In the middle of a full day, I stop and choose again.
I    | a-busy-day | Between one thing and the next, I take one slow breath.
I    | winding-down evening night | Tonight I leave my list where it is and rest.
I    | bedtime evening night | Tonight I let the unfinished things rest, and I rest too.
I    | winding-down evening | Looking back on today, I can find something I gave my attention to.
I    | time-alone humour | Left alone with my thoughts, I've found some good ones.
I    | time-alone | In my own company, I give one thing the time it needs.
I    | waiting-for-news care | While I wait, I do the ordinary things with care.
I    | learning | I ask one good question when I'm lost.
I    | - | I turn things off so that I can think.
I    | fairness | I give other people my attention, and I keep some for myself.
I    | - | I do hard things in short stretches.
I    | care | I go slowly over the parts that matter.
I    | care | I pay attention, and it's one of the ways I care.
I    | an-interview meeting-people | I listen to the whole question, and then I answer.
I    | patience | My clear hours come and go, and I work with the ones I get.
I    | kindness | I've been gentle with a tired mind before, and it helped.
?    | first | What if I gave one thing my attention for as long as one song lasts?
?    | - | What would I start now if I only had to start?
?    | morning afternoon first | What would today look like with one thing less in it?
?    | morning afternoon | Will I ask for the quiet I want today?
?    | - | What would I choose to do next if nothing were urgent?
?    | rest | What if I rested before I got stuck?
?    | an-exam | What would I go over once more, and what would I leave?
?    | after-a-setback | What if I began again from the part that worked?
?    | waiting-for-news | What would be a good use of this hour, whatever the answer?
?    | winding-down bedtime evening night | What would I write down tonight so that I could stop thinking about it?
?    | waking-up before-work morning | What would I like to have given my attention to by this evening?
?    | time-alone | What if this hour belonged to one thing I love?
?    | a-hard-talk meeting-people | What would I hear if I weren't getting my answer ready?
?    | honesty first | What if I told one person that I've got too much on?
?    | honesty morning afternoon | What would I drop today if nothing had to look impressive?
?    | courage | Will I begin with the part I've been avoiding?
when | - | When I sit down to begin, I'll name the one thing I'm doing.
when | kindness | When my mind wanders, I'll bring it back without a word of blame.
when | rest | When I've done twenty minutes, I'll look up and rest my eyes.
when | - | If I catch myself doing three things, I'll put two of them down.
when | honesty | When another request comes in, I'll ask how soon it's really wanted.
when | - | When I can't face the whole of something, I'll do the first ten minutes.
when | - | If I stay stuck, I'll ask somebody or take a walk.
when | first | When I open my phone without meaning to, I'll put it down again.
when | rest | If I've worked too long, I'll note where I am and take a break.
when | kindness first | When someone speaks to me, I'll stop what I'm doing and look up.
when | - | If the plan falls apart, I'll choose again for the next hour.
when | courage first | When I think it's too late to start, I'll start anyway, and small.
when | - | When I catch myself overdoing something, I'll ask whether it's already good enough.
when | an-exam | When a question throws me, I'll mark it and go on.
when | an-exam | When I turn the paper over, I'll begin with what I know.
when | honesty | When I forget what I was going to say, I'll pause and say so.
when | after-a-setback | When I'm tempted to give everything up, I'll keep the part that works.
when | waiting-for-news | If I can't settle while I wait, I'll pick something my hands can finish.
when | winding-down evening | When I stop for the day, I'll write down where to begin next time.
when | bedtime night | When my mind starts planning in bed, I'll let the plan wait for daylight.
when | waking-up morning | When my head is full in the morning, I'll choose one thing before I stand up.
when | time-alone | When I have an hour to myself, I'll give the first half to one thing.
when | before-work | When I get to work, I'll take a minute to settle before I start.
when | - | When I lose my place, I'll go back one step and start from there.
when | - | When I'm about to say yes, I'll check what I've already promised.
I    | note-loss | I do one simple thing with care, and my thoughts may go where they like.
I    | note-study | I study one page, look up, and say what I remember.
I    | note-worry | I write the worry down in one line and turn to the next small thing.
I    | note-tired | I do one short thing, and then I rest my mind on purpose.
I    | note-glad | I stop for five minutes and let myself think of nothing but what I'm glad about.
I    | honesty | I read it through twice, once for what it says and once for what I'd hoped.
I    | humour | I finish the dull bit and enjoy the smugness.
I    | note-shame note-mistake | I write down what I'd do differently. Then I shut the notebook.
I    | note-anger | I do something fiddly until my hands forget to be fists.
I    | - | I shut five things to open one.
I    | first-only note-heartache | I delete the draft.
I    | - | I keep a pencil by me for thoughts that interrupt. They get a line each.
I    | - | I once gave a whole afternoon to one thing, and I remember it better than the busy ones.
I    | - | Ten minutes of mine have moved bigger things than this.
I    | - | I start before I'm sure. It's how most of my things got done.
I    | evening night | I put the first job of the morning on paper and turn the paper over.
I    | - | I've sat with a hard paragraph until it gave in.
I    | note-shame note-doubt | I do the next bit of the work, and the doubt can watch.
I    | - | I pick one, and I let the others be cross.
I    | humour first-only | I've finished duller things than this.
I    | - | I've lost the thread many times. Here I am, holding it.
I    | meeting-people curiosity | I ask the second question. That's where the good answers are.
I    | note-worry | I write it all down, then underline the one thing that's mine to do.
I    | curiosity | I asked. Now I know.
I    | note-study | I do one question properly and let it be one.
I    | before-work morning | I begin with the thing, not with the messages about the thing.
I    | after-a-setback | I've gone back to spoilt work and found the good half.
I    | humour | I put the phone in a drawer, and nothing fell down.
I    | humour | I read the instructions. My later self is touched.
I    | note-family | I put the phone face down and listen to one person.
I    | - | I say the next step out loud and then do it, like a pilot.
I    | - | I came back. Again.
I    | evening night | I wrote it down, so I can stop holding it.
I    | an-interview | I take a sip of water and let the question finish.
I    | - | I do the dreaded one first. The rest of the list relaxes.
I    | an-exam | I write the bit I know. It tends to bring a friend.
I    | not-heavy not-low | I've spent a whole hour on something useless and loved each minute.
I    | morning afternoon | Today I leave one message unread until I've finished a thought.
I    | - | I breathe out, put both hands flat on the table, and begin again.
you  | humour | {name}, you've worked out harder things in the bath.
you  | - | {name}, you found the mistake by going slowly. That's how they're found.
you  | humour | {name}, you have finished things that bored you silly. Take a bow.
you  | humour | {name}, you let it ring. The world rang somebody else.
?    | humour | Will I give the first half hour to the thing I'd brag about?
?    | humour morning | Will I do the dreaded thing, badly, before eleven?
?    | - | What would I do next, if I couldn't tell anybody about it?
?    | independence | Will I answer in the order I like, and not the order they shouted?
when | note-heartache | When my thumb goes looking for a name, I'll put the phone in another room.
when | - | When I sit down, I'll say what I'm here for before I touch anything.
when | - | If I'm asked what I'm doing, I'll name one thing and mean it.
when | humour | When the first half hour goes well, I'll leave it alone and not improve it.
when | - | When I've gone round twice, I'll ask a person and not the page.
when | - | When I'm done, I'll stop.
when | - | When I get up, I'll leave the work open at an easy bit.
you  | - | {name}, you've lost whole afternoons to something you loved. That was focus, too.
you  | - | {name}, you've done your clearest thinking at your own speed.
you  | - | {name}, you start, you drift, you come back. That's how it gets done.
you  | humour | {name}, you've finished things that bored you to tears.
`
