/** confidence, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceLearn = `
I    | first | I'm learning to speak while I'm still a bit unsure.
I    | curiosity | I'm learning to ask sooner, while the question is still small.
I    | first | I'm learning that courage often turns up after I've started.
I    | an-interview | I'm learning to describe what I've done without making it smaller.
I    | meeting-people | I'm getting used to being the one who says hello.
I    | independence | I'm practising making up my own mind before I ask other people.
I    | meeting-people first-only | I'm practising saying my name as if I like it.
I    | an-interview | I'm practising answering what I'm asked, and then stopping.
I    | an-exam | I'm practising doing the question I can before the one I can't.
I    | curiosity first | I'm finding that a plain question is rarely a foolish one.
I    | an-exam | Slowly, I'm learning that one paper is only one paper.
I    | bedtime night | Little by little, I'm taking fewer of my mistakes to bed.
I    | first | I'm beginning to think that ready is something I become on the way.
I    | - | I'm teaching myself to pause where I used to apologise.
I    | - | I'm teaching myself to start badly and keep going.
I    | honesty first | Each time I admit what I can't do, I breathe a little easier.
I    | first | My confidence grows a little in the places where I use it.
?    | first | What if asking for help is one of the things I'm learning to do well?
?    | first | What would I do next if I thought of today as practice?
when | - | When someone asks for ideas, I'll try offering mine early.
when | curiosity | When I don't understand something, I'll practise saying so straight away.
when | first | When I doubt a choice I've made, I'll go back over my reasons once.
when | not-heavy | When I notice I've improved, I'll say so to myself in plain words.
when | - | If my mind goes blank, I'll practise asking for a moment.
when | curiosity first | When I watch somebody do something well, I'll look for one thing to borrow.
when | - | When I've avoided something twice, I'll ask somebody to start it with me.
when | - | If I'm not sure I fit in somewhere, I'll try staying ten minutes longer.
when | creativity | When I finish something, I'll look at it kindly before I look for faults.
when | an-exam | When a question looks strange, I'll look for the part I've met before.
when | after-a-setback | When I'm ready to try again, I'll change one thing and keep the rest.
I    | note-heartache | I'm learning that not chosen isn't the same as not good.
I    | note-anger | I'm learning to say what I'm angry about in a voice I can respect.
I    | note-tired best | I'm learning not to hold meetings about myself when I'm this tired.
I    | first-only | I'm getting louder, slowly.
I    | best | It used to take me three people and a coin to decide, and now it mostly takes the coin.
I    | - | Nervous and ready, I'm finding, feel much the same from inside.
I    | best | Where I used to say sorry, I now mostly say hello.
I    | courage | My courage, it turns out, comes in small change.
I    | first-only | My wobble is improving with age.
I    | not-heavy not-low | I'm learning to say 'I made that' and leave its one flaw unmentioned.
I    | best | I'm practising being looked at. It hurts less than I'd heard.
I    | - | Lately I let the silence after my sentence be theirs to fill.
I    | learning first-only | I'm learning to finish my sentences.
I    | not-heavy not-low | I'm getting better at being good at things.
I    | meeting-people best | I'm trying out the idea that I was invited on purpose.
I    | learning | I ask earlier now. It used to take me a week and a headache.
I    | - | Being wrong aloud gets easier. I've put the practice in.
I    | humour courage | I practise being bold on strangers, bus drivers and people who sell me stamps.
I    | - | I'm learning to put my own name in the story, somewhere near the beginning.
I    | - | Every so often I catch myself in the middle of something I said I couldn't do.
I    | - | I'm a slow convert to my own side.
I    | courage | Some days I back myself by accident. I'm trying to do it on purpose.
I    | night | I'm learning to play back the good bits, too, once the light is out.
I    | - | I'm getting used to the sound of me.
I    | - | I'm learning to hear 'could this be better' as a remark about the work and not about me.
I    | note-loss | I'm finding that I can be shaky and still be some use.
I    | note-work best | I'm finding that some of the confident ones are guessing too.
I    | note-shame note-compare | I only see the front of other people's houses. I'm learning to remember it.
I    | note-family note-child | I'm getting good at looking certain for their sake.
I    | note-heartache | I'm learning to stop asking what I did, and to ask what I'd like.
I    | first-only note-glad best | I'm learning to say I did it, with the I in it.
?    | - | What if I rehearsed being right?
?    | learning | What would ten more bad attempts get me?
?    | learning | What if confidence is mostly having done it before?
?    | note-friends | What would I write if I took it that they'd be pleased?
when | - | When I admire someone, I'll borrow one small thing and leave the rest of them alone.
when | - | When I'm corrected, I'll try saying 'good catch' before I start to shrink.
I    | note-unseen | I'm learning to say which part was mine.
I    | note-looks | I'm learning to take up my usual room, whatever I look like.
I    | note-age | I'm learning to count what I've loved, and not only the years.
I    | note-butterflies | I'm learning to turn up as I am and see how that goes.
I    | note-challenge | I'm learning to let my practice speak for me.
I    | note-meeting | I'm learning to speak up while the point is still warm.
I    | note-plain | I'm learning to trust my own reading of things.
I    | note-compare best | I'm learning to stop marking myself in other people's subjects.
I    | note-boss | I'm learning to hear one remark and not ten.
I    | note-deciding | I'm learning to trust the answer I keep coming back to.
I    | - | Lately I leave the sorry off, and the sentence still stands.
I    | - | I used to wait until I was sure. Now I go when I'm willing.
I    | - | Bit by bit I'm trusting my first idea enough to say it.
I    | - | More and more, I hear praise all the way to the end.
I    | - | It turns out I can be nervous and useful.
I    | best | I used to write sorry at the top of things. Now I write the date.
I    | - | I make the awkward call myself now. I used to nominate somebody.
I    | humour best | I've begun to disagree with the satnav, and I'm only sometimes lost.
I    | - | I read my old work now and then, and rather like whoever did it.
I    | honesty first best | I've stopped laughing after my own sentences.
I    | honesty courage best | I'm learning to say my price and then close my mouth.
when | - | When I want to check something a fifth time, I'll send it.
when | - | When they say well done, I'll stay where I am until they've finished.
you  | first | {name}, you can be a beginner and hold the door for the next one.
you  | - | {name}, a first go can be as wobbly as it likes. You get several.
you  | first | {name}, thank you is a whole answer. You can stop after it.
you  | first | {name}, try a sentence with the sorry left off and see if it stands.
you  | - | {name}, your voice gets easier with use, like a stiff door.
you  | - | {name}, you can ask what a word means. Half the table may be glad you did.
you  | best | {name}, being looked at gets easier. You could begin with dogs.
I    | an-exam | I'm learning to start with the question I like best.
I    | an-interview | I'm learning to tell them the story, and not the apology before it.
I    | a-hard-talk | I'm learning to say what I want as well as what I don't.
I    | after-a-setback | I'm learning to mention a failure in the voice I'd use for the weather.
?    | - | What if I asked one question before I decided I was behind?
?    | - | What if I let a compliment stand for a whole minute?
?    | - | What would I say if I left out the sorry at the beginning?
?    | best | What would I learn to say without a little laugh at the end?
?    | - | What would I wear if the good coat weren't waiting for a better day?
?    | - | What if confidence comes like pancakes, after one I wouldn't show anybody?
?    | - | What if my voice only shakes because it's new to being this loud?
`
