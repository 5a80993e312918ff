/**
 * Lines that were once composed here and that a reader marked as odd or wrong: each follows every rule, yet hardly
 * anybody would say it. They are never shown; they are examples of lines that make no sense.
 */
export const oddLines: readonly string[] = `
A little health could be enough to give my worries a bedtime.
Before I get up, I choose to listen to the same story twice.
Before the first message, I can go easy on the stairs.
Before the hard talk, I cut the job into three slices.
Before the hard talk, I push the chair in and begin.
Before the hard talk, I'm learning to save the good bite for last.
Before the interview, I'm practising how to wear the soft thing.
Before the light goes out, I say one thing at a time.
Between two questions, I choose to wave at the driver who let me cross.
Between two tasks, I can wait a day before I agree.
For me, care means crossing the room with my cup.
For the rest of this hour, I peel the first potato.
I ask where the spoons are kept, as I have before.
I don't need a reason to give the morning one good push.
I hold one thought by its corner, as I have before.
I make a habit of taking the cold water to my ankles.
I may hold the blanket like a small harbour.
I may think of the hands behind my coat.
I notice I am tired in a way that tea can see.
I'm a person who does the sum on paper, slowly before the dishes.
I'm a person who lets the talk wander before I begin work.
I'm a person who moves the stone an inch before the first question.
I'm a person who waters the plants without a podcast on.
I'm free to begin with the part I understand on the way to work.
I'm free to forgive Tuesday and have lunch with the rooms to myself.
I'm getting used to dropping the second apology in my own company.
I'm getting used to planting one thing and waiting this morning.
I'm learning to count to three and start before the exam.
I'm practising how to think of the hands behind my coat.
I'm practising how to write no in the margin first in this long wait.
I'm teaching myself to hand in the unfinished one before the phone rings.
I've found it in me to ask once more, a little louder before.
I've let my hair do what it does before, and I can again.
If I reach the hard sentence, I'll speak for the chair that is empty.
If I turn the new key, I'll let myself plant one thing and wait.
In an hour by myself, it's fine to pass the good news along.
It's like me to think of the hands behind my coat.
It's okay that part of me would like to be ill.
Kindness is how I come to thank the rain for the beans.
My way is to undo the top button.
On the edge of the bed, I hang the day up with my coat.
On the way to meet people, I spare myself the second telling-off.
Rest is one reason I sing quietly in the second verse.
There is room before the exam to pass the good news along.
These days I'm trying to let someone see the untidy kitchen this morning.
This morning, it's like me to draw the curtains the other way.
What if I choose to clear the coats off the one good chair?
What if I choose to taste the first mouthful before the second?
What if I could sleep in the old soft shirt before I get up?
What if I let myself show my working on the way to meet people?
What if I let myself throw one dead pen away before I get up?
What if I let myself treat a slow morning as weather before the interview?
What if I tried holding one thought by its corner, only once?
What if I tried returning the favour in a smaller coin, only once?
What if I'm allowed to hold on to Sunday morning between two tasks?
What if I'm allowed to say I was wrong before pudding?
What if I'm allowed to stand the ladder up even after a setback?
What if I'm already someone who starts from where the rain stopped?
What if I'm already someone who wears socks to bed?
What if a little courage is enough to make the tea without asking?
What if it's like me to mend the old bag for the new road?
What if it's okay to carry the plant in first before I get up?
What if it's okay to choose the smallest spanner in an hour by myself?
What if leaving the argument on the landing is already part of me?
What if rest, for me, means doing the sum on paper, slowly?
What if writing first, and keeping it short is already part of me?
What would help me learn to sharpen a pencil and begin?
What would make it easier to start from where the rain stopped?
When I arrive before the others, I'll share the bench and the crossword.
When I burn the toast, I'll leave one corner of the list blank.
When I look back over the day, I'll warm to the cold bright morning and call it kindness.
When I look round for a chair, I'll say that is all I can do today.
When I miss how it was, I'll wipe the board and leave the chalk.
When I put the day down, I'll let myself turn the mattress and the page.
When I reach for my bag, I'll practise skipping the part I am stuck on.
When I see the untidy room, I'll tell the mirror good morning and nothing else.
When I slip on the first day, I'll start the sentence with today.
When I think back over the day, I'll say I was wrong before pudding.
When I try on something tight, I'll let this ache have the good cushion.
When a door slams somewhere, I'll let myself watch the steam until it is gone.
When a friend crosses my mind, I'll join in on the chorus.
When a friend goes quiet, I'll practise listening to the same story twice.
When my back asks for a change, I'll choose bread by its smell before breakfast.
When someone asks how I am, I'll accept the lift, the loan or the slice of cake.
When someone asks how I am, I'll do what I do and offer the spare umbrella.
When someone asks how it went, I'll let myself listen to hunger as plain news.
When someone asks what I do, I'll pick up where I lost the thread.
When the afternoon starts to drag, I'll let the wobble come along.
When the alarm goes, I'll return the favour in a smaller coin.
When the alarm goes, I'll see if I can put a coin on the line I reached.
When the evening slows, I'll see if I can move the lamp instead of my neck.
When the exam room goes quiet, I'll take it as practice and make the tea without asking.
When the first question comes, I'll let myself put one plain pleasure in a notebook.
When the light is low, I'll follow the shaky line to its end.
When the mirror gets loud, I'll remember I'm allowed to sip the broth before the argument.
When the room waits for someone to begin, I'll take the cold water to my ankles.
When the setback comes back to mind, I'll bring my own pen and my own view.
When the song ends, I'll do what I do and stand the ladder up.
While the day is new, I choose to keep the last chair for myself.
Will I check the clock less and the page more, even once?
With that talk still ahead, I can take the seat nearest the speaker.
{name}, before the interview, you can swap the stiff chair for the floor.
{name}, before the light goes out, you admit that the soup was good.
{name}, between two tasks, you choose to let the tears have their five minutes.
{name}, in this long wait, you're learning to go easy on the stairs.
{name}, in your own company, you meet the neighbours over the bins.
{name}, it's like you to sharpen a pencil and begin before the hard talk.
{name}, once today, you let the tears have their five minutes.
{name}, slowly, you're finding that you can hang your coat on the new hook.
{name}, some of you wants the old chair, and you can let that be.
{name}, today you eat the soup while it is hot.
{name}, today you let the stairs be the end of the news.
{name}, with the rooms to yourself, you choose to ask what happens next.
{name}, with your coat still on, it's fine to count the knocks you know.
{name}, you are someone who chalks up the small one before you begin work.
{name}, you can see that the window has gone from blue to black.
{name}, you have soaked your hands in warm water on harder days than this.
{name}, you know how to step off one stop early between two questions.
{name}, you may say no to the tight shoes even after a setback.
{name}, you may take the first strawberry seriously before the light goes out.
{name}, you remember how to go easy on the stairs even after a setback.
{name}, you're getting used to counting to three and starting in your own company.
{name}, you're learning to rest your elbows on the table even after a setback.
`
  .trim()
  .split('\n')
