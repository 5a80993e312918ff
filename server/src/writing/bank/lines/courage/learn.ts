/** courage, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageLearn = `
I    | - | I'm learning to speak while my heart is still loud.
I    | - | I'm practising being heard in small amounts.
I    | fair | I'm coming to see that blushing doesn't undo what I said.
I    | fairness fair | I'm learning to speak up early, while I can do it kindly.
I    | a-hard-talk spare | I'm learning to begin hard talks while they're still small.
I    | fair | I'm growing used to the sound of myself disagreeing.
I    | creativity spare | I'm learning to show my work without apologising for it first.
I    | fair | I'm practising looking up when I say something true.
I    | an-exam fair | I'm learning to start writing while my mind is still racing.
I    | an-exam fair | I'm practising giving an answer I'm only fairly sure of.
I    | an-interview spare | I'm practising saying what I'm good at without shrinking it.
I    | fair | I'm learning to pause before I take back what I said.
I    | - | These days I'd sooner be clumsy and honest than smooth and hidden.
?    | a-hard-talk fair | What if I only had to say the first sentence?
?    | an-exam spare | What if a thoughtful guess is worth making?
?    | after-a-setback spare | What would a second try look like if it could be small?
when | spare | When I rehearse the worst, I'll picture one ordinary way things could go.
when | fair | When I start to type a long excuse, I'll try the short truth instead.
when | fair | When I think the whole room is looking, I'll look for one kind face.
when | fair | When I want to take back what I said, I'll let it stand for one minute.
when | spare | When someone says no to me, I'll breathe out and be glad that I asked.
when | independence fair | When I go looking for one more opinion, I'll ask for my own first.
when | creativity fair | When I want to hide what I've made, I'll show it to one person.
when | honesty fair | When I've got something wrong, I'll practise saying so without a speech.
when | a-hard-talk fair | If the words get stuck, I'll say that this is hard to say.
when | an-interview spare | When a question catches me out, I'll say I'd like a second to think.
when | an-exam fair | When I meet a question I fear, I'll write down one thing I do know.
when | meeting-people spare | When I want to slip away early, I'll say one more hello first.
when | after-a-setback | When I hear myself say I'm finished with trying, I'll add: for today.
I    | note-work spare | I'm learning to speak up at work a little sooner than is comfortable.
I    | note-worry spare | I'm learning to go ahead with my heart thumping.
I    | note-glad fair | I'm learning to take good news without checking behind it.
I    | note-family spare | I'm learning to say one true thing at a time at home.
I    | humour first | I used to be no trouble at all. I'm getting over it rather well.
I    | after-a-setback | My second go is quieter, I find, and knows the way.
I    | first | I'm learning to be audible.
I    | first | I'm learning to apologise once.
I    | humour first | I'm teaching my fear to wait in the car.
I    | first | More and more, I can hear a no without hearing my name in it.
I    | first | I'm getting bolder. Slightly.
I    | note-tired spare | I'm getting better at saying I'm not up to it.
I    | meeting-people | I'm learning to say my name as if it were good news.
I    | - | More often now, I send it before the fourth reading.
I    | first | Bit by bit, I'm taking up my half of the bench.
I    | honesty first | I've started wanting things in full sentences.
I    | not-heavy not-low fair | I'm beginning to like the moment just before I jump in.
I    | evening night humour first | I've stopped opening letters from my fear after ten at night.
I    | note-worry | I'm practising not knowing, in small amounts.
I    | note-anger | I'm learning to say what's wrong in a sentence that doesn't begin with their name.
I    | humour first | I used to wait until I was sure. By then, as a rule, they were clearing the tables.
I    | first-only first | Slowly, I'm swapping sorry for excuse me.
I    | honesty | I've begun saying the true thing before the tidy one.
I    | honesty first | I used to agree and then be cross all week. Now I disagree, and it takes two minutes.
I    | humour fair | I know my fear better now. It likes to exaggerate.
I    | note-glad | I'm getting used to wanting something and then actually having it.
I    | first | My no is getting shorter.
I    | fair | I practise on small things: a window opened, a seat asked for.
I    | note-bored spare | I'm learning to be bored without reaching for my phone.
I    | - | I rehearse less. I turn up more.
I    | - | I'm learning to stay in the photograph.
I    | an-interview | I'm learning to say what I'm good at and then stop, as if it were the time.
I    | note-shame note-mistake | I'm learning to say it was me, with no footnotes.
I    | humour first | I've started saying no on the day. It used to go by letter, a week later.
I    | an-exam fair | I'm learning to write the first line before I've stopped being frightened of the last.
you  | note-friends note-left-out | {name}, you're learning to ask without pretending not to mind.
?    | honesty fair | Will I say what I mean without the joke on the end?
?    | first | What would the second-bravest thing be?
?    | first | What would I say, if I'd already said sorry enough for one year?
when | spare | When I make myself small, I'll practise putting my bag on the table.
when | - | When I want three friends to check the message, I'll ask one.
when | spare | When someone talks over me, I'll practise carrying on.
I    | fair | I used to leave early. I'm learning to stay for the awkward part.
I    | spare | More and more, I let my hands shake and my words come out.
I    | spare | It turns out that much of a hard thing is the waiting.
I    | first | Bit by bit I'm less polite to my fear.
I    | fair | It's getting easier on my stomach to disagree out loud.
I    | fair | I'm learning to take a seat nearer the front.
I    | fair | I've begun to send food back, kindly, when it's raw.
I    | spare | I'm learning to knock loudly enough to be heard.
I    | first | My fear used to drive. These days it can read the map.
I    | humour fair | I'm learning to say what I think and stay for the answer.
?    | spare | What if I learned the first line and trusted myself with what follows?
?    | first | What if I counted to three and went on two?
?    | - | What would I try if the first ten goes were free?
?    | fair | What if I let my voice be a bit too loud, once?
when | first | When I'm on the edge of the pool, I'll count to three and go on two.
you  | first | {name}, a shaky voice still reaches the back. You can let it shake.
you  | first | {name}, do it once and you've done it before.
you  | fair | {name}, you don't have to stop being afraid. You can get used to taking it along.
you  | spare | {name}, each time you ask, asking gets a little easier.
you  | first | {name}, you can start with the end of the pool where you can stand.
you  | spare | {name}, it's all right to learn courage sitting next to somebody.
I    | an-interview fair | I'm learning to leave the modest cough out of it.
I    | a-hard-talk | I'm learning to say the thing at the table and not in the car home.
I    | meeting-people spare | I've begun to say hello first, before my nerves have found the light.
I    | after-a-setback fair | I've begun to go back to things while my knees are still a bit shaky.
?    | spare | What if I asked for something small and let the answer be no?
?    | spare | What if I tried the frightening thing once in front of a friend?
?    | spare | What would I practise on first, if I wanted to be a bit braver?
?    | humour | What if I told my fear to put it in writing?
I    | first | My nerve is like a robin. It comes a little closer if I keep digging.
I    | - | I've started sitting nearer the front, one row at a time.
I    | - | I'm practising my no on people selling things.
when | - | If I say sorry to a lamp post, I'll practise taking it back.
when | first | When somebody asks which film, I'll try having an answer.
I    | first | I used to practise the whole phone call. Now I only practise hello.
I    | - | I'm trying out waving first. Most people wave back.
I    | first | I'm giving up saying I don't mind. I mind a bit.
I    | first | My sentences used to curl up at the end. I'm trying full stops.
when | first | Before I say I'm fine, I'll try one truer word, such as soggy.
I    | first | I hesitate faster now.
I    | first | I used to say I was busy. I'm practising saying I'm scared.
I    | first | These days my voice breaks later in the sentence.
`
