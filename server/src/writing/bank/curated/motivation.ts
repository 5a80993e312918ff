import type { Page } from './types.ts'

export const motivation: Page = {
  notice: [
    {
      text: "I notice I don't feel like starting, and the pen is still right here.",
      why: 'Wanting to is not required for noticing; look at the pen.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: 'Part of me wants the sofa, and part of me has found my shoes.',
      why: 'Part of you is willing; pick up the shoes and see.',
      fits: ['afternoon', 'humour'],
    },
    {
      text: 'I can feel a small pull towards the first easy piece.',
      why: 'Interest may be faint and still be there; find the easiest piece.',
      fits: ['curiosity'],
    },
    {
      text: 'Right now I notice the task has a corner I could lift.',
      why: 'A corner is smaller than a task; find one.',
      fits: ['a-busy-day'],
    },
    {
      text: "I notice I'm slow this morning, and slow still turns the page.",
      why: 'Pace is a fact, not a fault; turn one page.',
      fits: ['morning'],
    },
    {
      text: 'There is one cup to wash, and I can hear the water running.',
      why: 'One small thing is a start; wash one cup.',
      fits: ['evening'],
    },
    {
      text: 'I notice my breath get shorter when I look at the whole hill.',
      why: 'The view may be too wide; look at the next bend.',
      fits: ['nature'],
    },
    {
      text: "When I hear myself say later, I'll notice what the clock says.",
      why: 'It asks for honesty, not speed; just read the time.',
      fits: ['honesty'],
    },
    {
      text: 'What if I only noticed where I left off yesterday?',
      why: 'Finding the place is half of a start; put a finger on it.',
    },
    {
      text: '{name}, you can feel flat today and still open the curtains.',
      why: 'A flat day can hold one small act; open them as you read.',
      fits: ['waking-up', 'morning', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to start in the middle, where it looks easiest.",
      why: 'Order can come later; begin with the part you like.',
      fits: ['creativity'],
    },
    {
      text: 'I can do a poor first line and let it stand until lunch.',
      why: 'A poor line is something to improve; leave it there.',
      fits: ['creativity'],
    },
    {
      text: "It's okay to count making the bed as the first thing done.",
      why: 'First things may be tiny; count it out loud.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'I may stop after five minutes, once I have given five minutes.',
      why: 'Knowing you may stop makes it easier to start; set a timer.',
    },
    {
      text: 'I can want the result and dislike the boring middle.',
      why: 'Wanting and disliking fit in one person; do a small piece of middle.',
      fits: ['honesty'],
    },
    {
      text: "I don't have to feel keen to put the kettle on and sit down.",
      why: 'The feeling can come late or not at all; put the kettle on.',
      fits: ['before-work'],
    },
    {
      text: "I'm letting today be a half-speed day that still gets somewhere.",
      why: 'Half speed is a speed; choose one place to get to.',
      fits: ['rest'],
    },
    {
      text: "If the big task stays shut, I'll let myself open the small one.",
      why: 'It helps to have a smaller plan ready; name it now.',
      fits: ['a-busy-day'],
    },
    {
      text: 'What if one drawer were allowed to be the whole tidy-up?',
      why: 'It says how much is enough; choose one drawer.',
      fits: ['time-alone'],
    },
    {
      text: '{name}, you can begin badly and mend it on the way.',
      why: 'A friend would let you start rough; do the same.',
      fits: ['courage'],
    },
  ],
  learn: [
    {
      text: "I'm learning to start before the mood turns up.",
      why: 'Moods are slow; hands can go first.',
      fits: ['morning'],
    },
    {
      text: "Little by little, I'm finding out which small step I can't talk myself out of.",
      why: 'It makes an experiment of it; try the smallest.',
      fits: ['curiosity'],
    },
    {
      text: "I'm practising leaving the tools out for tomorrow.",
      why: 'An easy start can be set up the night before; leave one tool out.',
      fits: ['evening'],
    },
    {
      text: "Each time I cross out one line, I'm learning that lists get shorter.",
      why: 'The proof is on the paper; cross out one.',
    },
    {
      text: "I'm getting used to being halfway and calling it progress.",
      why: 'Half is a place on the way; say where you are.',
      fits: ['patience'],
    },
    {
      text: "Bit by bit, I'm teaching myself to finish the cup before I refill it.",
      why: 'Finishing is a habit built on small things; finish one.',
    },
    {
      text: "I'm learning to ask what the next inch is.",
      why: 'A small step is a friendly distance; ask for one now.',
      fits: ['patience'],
    },
    {
      text: "When I put off the call, I'll practise dialling with a biscuit in reach.",
      why: 'A plan with a kindness inside; fetch the biscuit.',
      fits: ['humour'],
    },
    {
      text: 'What would make the first two minutes a little easier?',
      why: 'It looks for help instead of fault; change that one thing.',
    },
    {
      text: "{name}, you're learning how far a slow week can roll a stone.",
      why: 'Looking back shows how far you have come; name one step.',
      fits: ['after-a-setback'],
    },
  ],
  do: [
    {
      text: "I've started tired before, and found a second wind by the second page.",
      why: 'It happened to you, so you can believe it; open the page.',
      fits: ['learning'],
    },
    {
      text: 'I have finished things I once wanted to leave in the drawer.',
      why: 'You have a list of these; remember one.',
    },
    {
      text: 'Today I do the two-minute task before I sit down.',
      why: 'Two minutes end quickly; choose it at the door.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've kept going through wet weeks before, one bag of shopping at a time.",
      why: 'Ordinary effort is real effort; look back at one wet week.',
      fits: ['nature'],
    },
    {
      text: 'I put my coat on first, and the walk or the errand follows.',
      why: 'One act pulls the next along; put the coat on.',
      fits: ['morning'],
    },
    {
      text: "I've turned up on days I didn't want to, and the day met me halfway.",
      why: 'Your own past is a fair witness; recall one such day.',
      fits: ['before-work'],
    },
    {
      text: 'Last month I began something, and it is further on than it was.',
      why: 'It only asks you to measure; look at where it was.',
    },
    {
      text: "When I finish one piece, I'll mark it with a tick and a stretch.",
      why: 'Marking the end helps the next start; make the tick large.',
    },
    {
      text: 'Will I give this twenty minutes before the kettle goes on again?',
      why: 'It is a fair deal with yourself; set a timer and begin.',
      fits: ['afternoon'],
    },
    {
      text: "{name}, you've moved harder mornings than this with one small step.",
      why: 'It tells you what a friend would; take the next step.',
      fits: ['morning'],
    },
  ],
  own: [
    {
      text: 'I am someone who begins again on an ordinary afternoon.',
      why: 'No special day is needed; begin at the next quarter hour.',
      fits: ['afternoon', 'after-a-setback'],
    },
    {
      text: 'I do a little on the dull days, and the little adds up.',
      why: "It describes patience at work; do today's little.",
      fits: ['patience'],
    },
    {
      text: "I'm a finisher of small jobs and a starter of the next.",
      why: 'Small jobs make a good name; finish one now.',
    },
    {
      text: 'I keep going at the speed of my own breath.',
      why: 'Your pace is a good pace to keep; breathe, then go on.',
      fits: ['independence'],
    },
    {
      text: 'Care is what gets me to the table when keenness stays in bed.',
      why: 'Caring lasts longer than keenness; name what you care about.',
      fits: ['care', 'morning'],
    },
    {
      text: 'I show up with a pencil, and the page gets written on.',
      why: 'Turning up is most of the habit; bring the pencil.',
      fits: ['creativity'],
    },
    {
      text: 'I know why this matters to me, and I can say it in one sentence.',
      why: 'A reason in your own words holds well; say it aloud.',
      fits: ['honesty'],
    },
    {
      text: "When I stall, I'll shrink the task until it fits in my hand.",
      why: 'When you are stuck, make the task smaller; then smaller again.',
    },
    {
      text: 'What would I do in the next ten minutes if I trusted small steps?',
      why: 'It turns trust into something you can do; choose when.',
    },
    {
      text: '{name}, you are someone who puts the first brick down quietly.',
      why: 'Nobody has to know yet; do one small part.',
      fits: ['courage'],
    },
  ],
}
