/** confidence, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceLearn = `
I    | curiosity fair | I'm learning to ask sooner, while the question is still small.
I    | an-interview spare | I'm learning to describe what I've done without making it smaller.
I    | meeting-people fair | I'm getting used to being the one who says hello.
I    | independence fair | I'm practising making up my own mind before I ask other people.
I    | meeting-people first-only | I'm practising saying my name as if I like it.
I    | an-interview spare | I'm practising answering what I'm asked, and then stopping.
I    | an-exam spare | I'm practising doing the question I can before the one I can't.
I    | curiosity fair | I'm finding that a plain question is rarely a foolish one.
I    | an-exam fair | Slowly, I'm learning that one paper is only one paper.
I    | bedtime night | Little by little, I'm taking fewer of my mistakes to bed.
I    | spare | I'm beginning to think that ready is something I become on the way.
I    | fair | I'm teaching myself to pause where I used to apologise.
I    | spare | I'm teaching myself to start badly and keep going.
?    | spare | What if asking for help is one of the things I'm learning to do well?
?    | spare | What would I do next if I thought of today as practice?
when | spare | When someone asks for ideas, I'll try offering mine early.
when | curiosity spare | When I don't understand something, I'll practise saying so straight away.
when | spare | When I doubt a choice I've made, I'll go back over my reasons once.
when | not-heavy spare | When I notice I've improved, I'll say so to myself in plain words.
when | spare | If my mind goes blank, I'll practise asking for a moment.
when | curiosity fair | When I watch somebody do something well, I'll look for one thing to borrow.
when | fair | When I've avoided something twice, I'll ask somebody to start it with me.
when | spare | If I'm not sure I fit in somewhere, I'll try staying ten minutes longer.
when | creativity spare | When I finish something, I'll look at it kindly before I look for faults.
when | an-exam fair | When a question looks strange, I'll look for the part I've met before.
when | after-a-setback spare | When I'm ready to try again, I'll change one thing and keep the rest.
I    | note-heartache spare | I'm learning that not chosen isn't the same as not good.
I    | note-anger fair | I'm learning to say what I'm angry about in a voice I can respect.
I    | note-tired | I'm learning not to hold meetings about myself when I'm this tired.
I    | first-only | I'm getting louder, slowly.
I    | first | It used to take me three people and a coin to decide, and now it mostly takes the coin.
I    | fair | Nervous and ready, I'm finding, feel much the same from inside.
I    | first | Where I used to say sorry, I now mostly say hello.
I    | courage | My courage, it turns out, comes in small change.
I    | first-only first | My wobble is improving with age.
I    | not-heavy not-low first | I'm learning to say 'I made that' and leave its one flaw unmentioned.
I    | first | I'm practising being looked at. It hurts less than I'd heard.
I    | - | Lately I let the silence after my sentence be theirs to fill.
I    | learning first-only | I'm learning to finish my sentences.
I    | not-heavy not-low | I'm getting better at being good at things.
I    | meeting-people | I'm trying out the idea that I was invited on purpose.
I    | learning | I ask earlier now. It used to take me a week and a headache.
I    | first | Being wrong aloud gets easier. I've put the practice in.
I    | spare | I'm learning to put my own name in the story, somewhere near the beginning.
I    | first | Every so often I catch myself in the middle of something I said I couldn't do.
I    | first | I'm a slow convert to my own side.
I    | courage | Some days I back myself by accident. I'm trying to do it on purpose.
I    | night fair | I'm learning to play back the good bits, too, once the light is out.
I    | fair | I'm getting used to the sound of me.
I    | fair | I'm learning to hear 'could this be better' as a remark about the work and not about me.
I    | note-loss fair | I'm finding that I can be shaky and still be some use.
I    | note-work | I'm finding that some of the confident ones are guessing too.
I    | note-shame note-compare | I only see the front of other people's houses. I'm learning to remember it.
I    | note-family note-child | I'm getting good at looking certain for their sake.
I    | note-heartache fair | I'm learning to stop asking what I did, and to ask what I'd like.
I    | first-only note-glad | I'm learning to say I did it, with the I in it.
?    | - | What if I rehearsed being right?
?    | learning fair | What would ten more bad attempts get me?
?    | learning first | What if confidence is mostly having done it before?
when | first | When I admire someone, I'll borrow one small thing and leave the rest of them alone.
when | fair | When I'm corrected, I'll try saying 'good catch' before I start to shrink.
I    | note-unseen | I'm learning to say which part was mine.
I    | note-looks spare | I'm learning to take up my usual room, whatever I look like.
I    | note-age spare | I'm learning to count what I've loved, and not only the years.
I    | note-butterflies spare | I'm learning to turn up as I am and see how that goes.
I    | note-challenge spare | I'm learning to let my practice speak for me.
I    | note-meeting | I'm learning to speak up while the point is still warm.
I    | note-compare | I'm learning to stop marking myself in other people's subjects.
I    | note-boss | I'm learning to hear one remark and not ten.
I    | note-deciding fair | I'm learning to trust the answer I keep coming back to.
I    | - | Lately I leave the sorry off, and the sentence still stands.
I    | - | I used to wait until I was sure. Now I go when I'm willing.
I    | spare | Bit by bit I'm trusting my first idea enough to say it.
I    | - | More and more, I hear praise all the way to the end.
I    | - | It turns out I can be nervous and useful.
I    | first | I used to write sorry at the top of things. Now I write the date.
I    | - | I make the awkward call myself now. I used to nominate somebody.
I    | humour first | I've begun to disagree with the satnav, and I'm only sometimes lost.
I    | - | I read my old work now and then, and rather like whoever did it.
I    | honesty first | I've stopped laughing after my own sentences.
I    | honesty courage first | I'm learning to say my price and then close my mouth.
when | first | When I want to check something a fifth time, I'll send it.
when | first | When they say well done, I'll stay where I am until they've finished.
you  | first | {name}, you can be a beginner and hold the door for the next one.
you  | fair | {name}, a first go can be as wobbly as it likes. You get several.
you  | fair | {name}, thank you is a whole answer. You can stop after it.
you  | first | {name}, try a sentence with the sorry left off and see if it stands.
you  | fair | {name}, your voice gets easier with use, like a stiff door.
you  | first | {name}, you can ask what a word means. Half the table may be glad you did.
you  | first | {name}, being looked at gets easier. You could begin with dogs.
I    | an-exam fair | I'm learning to start with the question I like best.
I    | an-interview | I'm learning to tell them the story, and not the apology before it.
I    | a-hard-talk fair | I'm learning to say what I want as well as what I don't.
I    | after-a-setback fair | I'm learning to mention a failure in the voice I'd use for the weather.
?    | fair | What if I asked one question before I decided I was behind?
?    | spare | What if I let a compliment stand for a whole minute?
?    | spare | What would I say if I left out the sorry at the beginning?
?    | first | What would I learn to say without a little laugh at the end?
?    | fair | What would I wear if the good coat weren't waiting for a better day?
?    | first | What if confidence comes like pancakes, after one I wouldn't show anybody?
?    | - | What if my voice only shakes because it's new to being this loud?
I    | first | I'm breaking in an opinion of my own. It pinches at the heel.
I    | first | I practise walking in as though I'd left my scarf there.
?    | - | Which fear could I practise until it bores me?
I    | first | I'm getting worse at pretending I've heard of people.
I    | - | I can nearly take a compliment. I still duck.
?    | - | Where could I try being wrong cheaply?
I    | first | I'm slowly getting used to my recorded voice. It's apparently been like that for years.
I    | first | Each time I speak up, my heart bangs a bit less like the police.
I    | first | I've begun asking for help before the smoke.
I    | - | I'm on nodding terms with my mistakes.
I    | - | I practise being clear, and then I practise stopping.
I    | - | I've started walking in the middle of the pavement.
I    | - | I'm teaching my chin where level is.
I    | first | I'm learning to be average at things in public.
`
