/** confidence, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceAllow = `
I    | courage fair | I'm allowed to speak before I've finished being nervous.
I    | learning fair | I'm allowed to be a beginner in plain sight.
I    | an-interview a-hard-talk spare | I'm allowed to take my time over an answer.
I    | spare | I'm allowed to be seen trying.
I    | not-heavy fair | I'm allowed to be good at something and say so.
I    | fair | I'm allowed to be quiet without explaining it.
I    | kindness spare | I'm allowed to disagree and stay friendly.
I    | fair | I'm allowed to trip over a word and carry on.
I    | fair | I'm allowed to be out of practice.
I    | after-a-setback | I'm allowed to come back quietly.
I    | - | I'm allowed to be liked for ordinary things.
I    | creativity spare | I'm allowed to show what I've made before I'm sure of it.
I    | meeting-people | I don't have to be interesting to be welcome.
I    | spare | I don't have to apologise for being new.
I    | waking-up before-work morning fair | I don't have to earn my place again each morning.
I    | an-exam | I don't have to be quick to be clever.
I    | an-interview meeting-people | I don't have to charm them.
I    | time-alone spare | I don't have to be anybody in particular for this hour.
I    | spare | I can be unsure and still be useful.
I    | honesty spare | I can say I don't know and keep my dignity.
I    | meeting-people friendship fair | I can be shy and friendly at the same time.
I    | fair | I can get something wrong in company and stay.
I    | spare | I can be looked at without putting on a show.
I    | waiting-for-news after-a-setback | I can hear a no without agreeing with it.
I    | fair | I can be a little awkward and quite sincere.
I    | fair | I can let someone help me without feeling found out.
I    | a-busy-day spare | I can say I'm at my limit and still be good at what I do.
I    | fair | It's okay to be known a little at a time.
I    | curiosity fair | It's okay to ask what a word means.
I    | spare | It's okay to practise in private first.
I    | spare | It's okay to walk away from a comparison.
I    | an-interview an-exam fair | It's all right to be nervous about something I want.
I    | spare | It's all right to be the one who doesn't know yet.
I    | courage spare | I don't have to be unafraid today.
I    | before-work meeting-people spare | Arriving unsure still counts as arriving.
I    | time-alone fair | Nothing I do in this hour needs an audience.
I    | a-hard-talk fair | My first words can be plain ones.
I    | spare | I can say what I think before I'm quite sure of it.
I    | bedtime night spare | My awkward moments are allowed to fade with the day.
I    | an-exam | Not knowing one answer leaves me all the other questions.
I    | a-hard-talk meeting-people spare | One clear sentence from me can be plenty.
?    | spare | What if I kept my sentence and dropped the apology?
?    | spare | What if nerves don't have to leave before I begin?
?    | - | What if I let somebody be proud of me?
?    | an-interview | What if I let them see me think?
?    | waiting-for-news after-a-setback spare | What if a no can be simply a no?
?    | waking-up before-work morning | What if I've nothing to prove before lunch?
?    | meeting-people spare | What if I stopped rehearsing and just said hello?
when | curiosity spare | When I want to call my question silly, I'll leave out the word silly.
when | spare | When somebody praises me, I'll say thank you and leave it there.
when | honesty spare | If someone asks me something I don't know, I'll say I don't know yet.
when | spare | If I stumble on a word, I'll take it again at my own speed.
when | fair | When I'm talked over, I'll say calmly that I hadn't finished.
when | kindness spare | If I make a mistake, I'll put it right and spare myself the scolding.
when | spare | If I freeze, I'll say one simple sentence and let that be enough.
when | fair | When praise feels too big, I'll keep a small piece of it.
when | honesty spare | When I catch myself pretending to understand, I'll ask.
when | creativity fair | If I have something to show, I'll show it to one kind person first.
when | not-heavy fair | When a day goes well, I'll say that some of it was me.
when | spare | If a doubt is loud, I'll let it talk while I carry on.
when | fair | When somebody asks what I'm working on, I'll tell them without the word 'just'.
when | spare | If I lose my thread, I'll say so and take a moment to find it.
when | meeting-people spare | When shyness says to cancel, I'll let myself go for half an hour.
when | an-exam spare | If a question throws me, I'll leave it and come back.
when | a-hard-talk fair | When my voice shakes, I'll let it shake and finish the sentence.
when | a-hard-talk an-interview fair | If they pause, I'll let them think.
when | after-a-setback fair | If the answer is no, I'll do one kind thing for myself before I ask why.
when | bedtime night fair | When I'm lying there feeling foolish, I'll turn over and let the day go.
I    | note-loss spare | I don't need the right words to be good to the people I love.
I    | note-heartache | It went wrong. I didn't.
I    | note-friends note-lonely spare | I can miss having people near and still be good company.
I    | note-work spare | It's a hard patch. I still know how to do this.
I    | note-study spare | Not knowing this yet says nothing about how bright I am.
I    | note-study spare | I don't have to know everything to have learned a good deal.
I    | note-worry spare | I can be worried and able at the same time.
I    | note-shame spare | I got it wrong. I'm still allowed to look people in the eye.
I    | note-anger | I'm cross, and I'm not wrong about everything.
I    | note-tired fair | I don't have to believe what tiredness says about me.
I    | note-glad spare | I'm allowed to be proud without playing it down.
I    | note-own-success spare | I can enjoy something good all the way through.
I    | honesty fair | I can say 'no idea' in a cheerful voice.
I    | not-heavy not-low fair | I can be chuffed and let it show.
I    | - | Somebody else can be marvellous at this. I've still got my go.
I    | curiosity first | I'm allowed the obvious question. It has been waiting for somebody to ask it.
I    | first | They can be wrong about me for a while.
I    | learning first | My first go can be terrible. That's what it's for.
I    | meeting-people fair | I'm allowed to be new here for as long as it takes.
I    | first | My voice may wobble. It's got a lot on.
I    | independence | Room for one more opinion: mine.
I    | - | My best is allowed a day off.
I    | bedtime night first-only | My list may be disappointed in me. I'm going to sleep.
I    | - | My sentence may set off without knowing where it's going.
I    | fair | I can be the least experienced person at the table and still notice what the others miss.
I    | morning | If my confidence is still in bed, the rest of me can make a start.
I    | morning afternoon evening not-heavy not-low fair | Today I may boast a little, to the right person.
I    | - | I don't need the last word, or even a very good one.
I    | first | I'm allowed a mumble.
I    | - | I can have the wrong shoes, the wrong notes and a good reason to be here.
I    | - | I don't have to be good at being looked at.
I    | humour first | For all I know I'm doing this properly, and the rest are copying me.
I    | courage first-only | I can be bad at this in public.
I    | meeting-people humour | I can turn up without a clever remark, find the crisps, and let that be attendance.
I    | morning | I needn't be brilliant before ten.
I    | note-tired | I write terrible reviews of myself when I'm tired. I don't have to read them.
I    | note-worry | I don't have to be certain to be sensible.
I    | note-family | Somebody being cross with me isn't proof of anything.
I    | note-friends | Quiet isn't the same as disliked.
I    | note-shame note-doubt | I can doubt myself and keep my seat.
I    | note-shame note-doubt | I'm allowed to be good at this and unsure of it.
I    | note-loss | Nothing wise is asked of me. I can just be there.
I    | note-heartache | One person's choice is one choice. It isn't the vote.
I    | note-anger | I don't have to be right to be hurt.
you  | fair | {name}, you may change your mind halfway through a sentence. Good minds do.
you  | not-heavy not-low spare | {name}, you can take the bow. It's yours.
you  | note-own-success | {name}, you don't have to say it was luck.
you  | note-work | {name}, you're allowed to look things up.
you  | note-study spare | {name}, you don't have to sound clever to be learning.
?    | fair | What would I try if 'not bad' were a triumph?
?    | creativity spare | What if I let one small mistake stay, like a signature?
?    | note-work note-stage spare | What if they're on my side, as audiences mostly are?
?    | note-friends note-lonely | What if I'm better company than I've decided I am?
?    | note-friends note-left-out spare | What if it was an oversight, and nothing to do with me?
when | not-heavy not-low first | When it goes well, I'll let it go well all the way home.
when | not-heavy not-low spare | When somebody gives me credit, I'll hold it for a bit.
when | fair | If it comes out wrong, I'll let it lie there and say the next thing.
when | fair | When I haven't a clue, I'll say so before it shows.
you  | fair | {name}, you can take up the whole chair.
you  | fair | {name}, let a compliment stand. You don't have to answer it.
I    | note-unseen fair | I can say I did it. That isn't boasting.
I    | note-unseen | What I do is real before it's mentioned.
?    | note-unseen spare | What would I say if I were sure of being heard?
I    | note-nuisance fair | I can sort this out without being good at it.
I    | note-clothes | I can walk in as if I'd meant it.
I    | note-hair | People are mostly thinking about their own hair.
?    | note-face | What if they're only looking at my face because I'm talking?
I    | note-age spare | I'm allowed to be exactly as far along as I am.
I    | note-butterflies | I can be nervous and excited. They share a stomach.
I    | note-butterflies | I don't have to be impressive. I'd rather have a nice time.
I    | note-job | What I can do is still in my hands, whoever's paying.
I    | note-job | I'm good at things that have nothing to do with this job.
I    | note-told-off fair | One person's bad temper isn't a report on me.
I    | note-told-off | I can keep what was fair and bin the rest.
I    | note-no-reply fair | I'm no less likeable while I wait.
I    | note-challenge fair | I'm allowed to be nervous and quite ready.
?    | note-challenge spare | What if I let myself enjoy some of it?
I    | note-let-down spare | It's a disappointment. It isn't a mark against me.
I    | note-meeting fair | I can say one good thing and let that be my share.
I    | spare | I don't have to be impressive about it.
I    | note-compare spare | I'm not late. I'm on a different road.
I    | note-new | I can walk in alone. Most people did, once.
I    | note-boss fair | I know how to do my work. One remark doesn't change that.
I    | note-stage | I can be nervous out loud for the first minute.
I    | note-stage | I only need the first sentence. The rest knows the way.
I    | note-mistake | I can say that was me, and carry on being good at things.
?    | note-mistake | What if this is just what learning feels like from inside?
I    | note-left-out | I'm good company that wasn't asked. It happens.
I    | note-own-success | I did it. I'm allowed to say it twice.
I    | note-own-success | I can be proud without looking round to see who minds.
?    | note-own-success | What if I just said thank you and grinned?
?    | note-study spare | What if I know more than I feel like I know?
I    | note-deciding spare | I don't have to be certain to choose well.
I    | note-deciding fair | I can decide with what I know today.
?    | note-deciding spare | What would I tell a friend to do?
I    | note-fear fair | I can say that I'm nervous, and ask what happens next.
I    | note-work | I can be new, slow or unlucky at work and still be worth having.
?    | note-work spare | What would I do if I weren't trying to impress anyone?
I    | note-child-show fair | I've done my part. I can sit back and clap.
I    | spare | I may be seen trying.
I    | fair | I'm allowed to like my own work.
I    | spare | My way of doing it doesn't need a second opinion.
I    | fair | I can be halfway good at something and love it whole.
I    | - | Being new is allowed to look like being new.
I    | - | I can put my hand up before the end of the sentence is ready.
I    | spare | I may sit at the front, where the view is.
I    | humour honesty first | I'm allowed to be decent at it. Somebody else can be dazzling.
you  | fair | {name}, you may ask what the initials stand for. Half the table may want to know.
you  | fair | {name}, you're allowed to take the credit home with you.
you  | fair | {name}, you can be halfway through learning and already useful.
you  | fair | {name}, walk in slowly. The room can wait.
?    | fair | What if I put my hand up first and found the words on the way?
?    | first | What if going red is just my face joining in?
?    | - | What would I wear and order if I weren't being marked?
?    | spare | What if I asked for what I want in one breath?
when | fair | When somebody asks who'd like to go first, I'll let myself go second.
?    | fair | What if I let people wait while I find the word?
?    | first | What would I order if I weren't trying to be no trouble?
?    | fair | What if I let a wrong note go by and played the next one?
I    | waking-up morning | I can be unsure in a dressing gown. It's the right outfit for it.
I    | before-work fair | I can go in with cold hands and a decent plan.
I    | a-busy-day fair | I can say not yet in a pleasant voice.
I    | an-exam | I can leave a gap the shape of an answer and come back to fill it.
I    | an-interview | I'm allowed to look at the ceiling for the word. It's often up there.
I    | a-hard-talk fair | I can say it with notes.
I    | meeting-people | I can be the one in the wrong shoes who's having a nice time.
when | meeting-people | When I've said something daft, I'll let it be the thing they remember fondly.
I    | after-a-setback fair | I can be turned down and still be good at what I do.
I    | waiting-for-news | They can decide in their own time. I can decide about lunch.
I    | time-alone fair | I can sing the high part when I'm the only one listening.
I    | winding-down evening | I can stop rehearsing. The hall is empty by now.
I    | bedtime night | I can stop explaining. The ceiling hasn't asked.
?    | - | Will I let them like me without checking their reasons?
?    | not-heavy not-low | Will I tell them the good news and stop before the 'but'?
?    | spare | Will I let a good word about me stand?
?    | first | How small a brave thing can I get away with?
I    | - | Nobody's counting my ums.
I    | - | I may come with crossings-out.
I    | first | I needn't deserve a chair. It's a chair.
I    | - | I may push a door marked pull. The door has seen worse.
when | first | When I'm early, I'll walk round the block like someone with a dog.
I    | - | My best answers arrive on the stairs. I can enjoy them there.
I    | first | I may be a bit much. Some people have brought a bigger plate.
I    | - | My shoulders needn't be earrings.
I    | first | I'm not to everyone's taste. Neither is marzipan.
when | - | When I trip on a kerb, I'll take a small bow.
?    | first | Which of my faults am I the only one still following?
I    | - | People can look at me without marking me out of ten.
when | first | When someone praises me, I'll stand still, as if a robin had landed.
I    | - | I can be shy out loud.
I    | first | I don't have to laugh to be polite. I can just have a face.
?    | first | What if my odd bits are the handles?
I    | - | I'm allowed to fill my coat.
I    | - | I'm free to stand about unexplained.
I    | first | If I wave at the wrong stranger, the world is up one wave.
I    | - | If somebody says I'm good, I don't have to argue.
I    | first | I can doubt myself all the way there and still go in.
I    | first | I may ask again. The first answer went straight past me.
I    | first | Being underestimated is quite restful. I may stay a while.
I    | first | Alone in the lift, I'm free to punch the air.
I    | - | My joke can fall flat. I liked it.
I    | - | I may feel like a fraud and carry on being good.
I    | - | A table for one is a whole table. I can spread out.
I    | first | I needn't be the cleverest in the room. I can pass the biscuits.
I    | - | If my voice is quiet, people can lean in.
I    | - | I'm allowed to be the one who doesn't get the joke.
I    | first | I've only got one dance move, and I may use it.
I    | first | I can be good and not picked.
I    | first | I needn't be interesting straight away.
I    | - | Going first, badly, is how I cheer the others up.
I    | first | My small talk can stay small.
I    | - | I get to change my mind mid-sentence, out loud.
I    | first | So far, I'm fine by me.
I    | - | Being wrong is survivable. I've got a lot of evidence.
I    | - | I can blush and finish the sentence.
I    | first | My accent is staying.
I    | - | It's fine to say my own name as if it's good news.
I    | - | I'm free to think before I answer, with my mouth slightly open.
I    | first | My shyness can come. It doesn't have to talk.
I    | first | People might simply like me.
I    | - | It's all right to turn up not knowing where to put my hands.
I    | first | Some of my confidence is just a good coat. I'm keeping it on.
I    | - | I get to forget the name and be thrilled to see the face.
I    | - | I may hold the map upside down and still be going there.
`
