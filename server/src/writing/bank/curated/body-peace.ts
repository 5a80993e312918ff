import type { Page } from './types.ts'

export const bodyPeace: Page = {
  notice: [
    {
      text: "When I start judging how I look, I'll look out at the world instead.",
      why: 'Turn to a window when the judging starts, and look at something outside.',
      fits: ['nature', 'spare'],
    },
    {
      text: 'The chair has got me. I can stop helping it.',
      why: 'Let the chair or the floor take all of you for a moment.',
      fits: ['first'],
    },
    {
      text: 'Part of me may ache, and part of me can be warm and still.',
      why: 'Let your attention rest on the part that’s warm for a minute.',
      fits: ['night', 'rest', 'not-good', 'not-bright', 'spare'],
    },
    {
      text: 'I can check for hunger or thirst before I call it a mood.',
      why: 'Have a glass of water first, and see whether it helps.',
      fits: ['health', 'fair'],
    },
    {
      text: 'There is a pulse in my wrist, keeping its own time.',
      why: 'Put a finger on your wrist, and wait until you can feel it.',
      fits: ['spare'],
    },
    {
      text: "I notice what isn't comfortable, and I can loosen something.",
      why: 'Loosen one thing, such as a collar, a belt or your jaw.',
      fits: ['a-busy-day', 'spare'],
    },
    {
      text: 'What would a cat do with a patch of sun?',
      why: 'Follow the light to its warmest patch, and stay there until it moves.',
      fits: ['first'],
    },
    {
      text: '{name}, you can be tired in one part of you and at ease in another.',
      why: 'Read it slowly, and let the part that’s at ease have your attention.',
      fits: ['winding-down', 'not-good', 'not-bright', 'spare'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to wear what lets me breathe.",
      why: 'Choose one comfortable thing to wear today.',
      fits: ['morning', 'before-work', 'fair'],
    },
    {
      text: 'I can rest this body without asking what it did today.',
      why: 'Lie back for a few minutes without thinking about what you’ve done.',
      fits: ['rest', 'fair'],
    },
    {
      text: "It's okay to eat lunch because it is lunchtime.",
      why: 'Say it at lunchtime, and eat without working out whether you’ve earned it.',
      fits: ['afternoon', 'health', 'fair'],
    },
    {
      text: "I'm allowed to let my face rest for a minute.",
      why: 'Let your forehead and jaw go loose for a minute this evening.',
      fits: ['evening', 'fair'],
    },
    {
      text: "If I start finding fault with my body, I'll hold something warm instead.",
      why: 'Hold a warm mug when you notice it starting, and wait for it to pass.',
      fits: ['kindness', 'spare'],
    },
    {
      text: 'What if I let comfort choose my clothes today?',
      why: 'Try it for one day, and see how you feel by the evening.',
      fits: ['waking-up', 'spare'],
    },
    {
      text: "{name}, take the lift. The stairs don't mind.",
      why: 'Press the button today, and enjoy the ride.',
      fits: ['first'],
    },
  ],
  learn: [
    {
      text: "My hands opened a jar, held a cup and buttoned a coat. I'm starting to be impressed.",
      why: 'Look at your hands, and think of one thing they did today.',
    },
    {
      text: "Dogs lie down without giving a reason. I'm trying it.",
      why: 'Flop down somewhere soft, and don’t say what it’s for.',
      fits: ['rest', 'first'],
    },
    {
      text: "I'm learning to eat my meals in peace.",
      why: 'Choose one meal to eat without a screen or a list.',
      fits: ['health', 'spare'],
    },
    {
      text: "I'm learning the signs that tell me to rest before I hurt.",
      why: 'Notice the first sign that you’re tired, and stop for a minute there.',
      fits: ['rest', 'spare'],
    },
    {
      text: "I'm getting used to laughing without wondering how I look.",
      why: 'Let yourself laugh today without checking how you look.',
      fits: ['humour', 'fair'],
    },
    {
      text: "I'm learning to talk about my body as if it were in the next room.",
      why: 'Say one sentence about your body that you wouldn’t mind it hearing.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: "I'm beginning to ask what feels good before I ask what looks right.",
      why: 'Ask how something feels on before you look in the mirror.',
      fits: ['honesty', 'spare'],
    },
    {
      text: "When I hear myself say a harsh word about my body, I'll practise leaving it unanswered.",
      why: 'Breathe out when the harsh word comes, and don’t answer it.',
      fits: ['after-a-setback', 'spare'],
    },
    {
      text: 'What would I wear, eat or do today if comfort had a vote?',
      why: 'Let comfort decide one thing today.',
      fits: ['morning', 'spare'],
    },
    {
      text: "{name}, talk to your back as you'd talk to an old dog. It may come round.",
      why: 'Rub the part you can reach, and tell it that it’s a good old thing.',
      fits: ['first'],
    },
  ],
  do: [
    {
      text: "When I come in cold, I'll warm my hands before anything else.",
      why: 'Warm your hands as soon as you’re in, before you look at your phone.',
      fits: ['spare'],
    },
    {
      text: 'I give my body warm water, clean clothes and no lecture.',
      why: 'Run the water warm, change your socks, and leave the lecture out.',
      fits: ['care', 'first'],
    },
    {
      text: "I've slept off a bad day before and woken up more like myself.",
      why: 'Say it before you go to sleep, and remember a morning that felt better.',
      fits: ['morning', 'after-a-setback', 'fair'],
    },
    {
      text: 'I have laughed until I had to sit down, and my body remembers how.',
      why: 'Think of the last time you laughed like that.',
      fits: ['humour', 'fair'],
    },
    {
      text: 'My hands have done useful and gentle things, and they are mine.',
      why: 'Think of one useful or gentle thing your hands did this week.',
      fits: ['creativity', 'spare'],
    },
    {
      text: 'Will I have lunch at lunchtime?',
      why: 'Book yourself in for lunch, and turn up on time.',
      fits: ['morning', 'afternoon', 'first'],
    },
    {
      text: "{name}, there's a jumper in the house. It could be on you.",
      why: 'Find it, put it on, and see whether the day improves.',
      fits: ['first'],
    },
  ],
  own: [
    {
      text: "I'm comfortably lived in.",
      why: 'Settle into your chair as if you’d had it for years.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'I live here, in this body, and I keep the heating on.',
      why: 'Do one thing to keep your body warm or comfortable.',
      fits: ['care', 'first'],
    },
    {
      text: "I'm on good terms with being tired by evening.",
      why: 'Sit down when your body asks you to this evening.',
      fits: ['rest', 'evening', 'spare'],
    },
    {
      text: 'I enjoy being warm as other people enjoy the opera.',
      why: 'Wrap yourself in something warm, and take your seat.',
      fits: ['not-heavy', 'not-low', 'first'],
    },
    {
      text: 'I give my body air and daylight when I can, because it likes them.',
      why: 'Open a window, or step outside for a minute.',
      fits: ['nature', 'fair'],
    },
    {
      text: 'I move in the ways I like, for as long as I like.',
      why: 'Move in whichever way you enjoy most today, even if it’s brief.',
      fits: ['independence', 'spare'],
    },
    {
      text: "When I don't like what I see in a mirror, I'll turn away and dress for comfort.",
      why: 'Remember it at the mirror, and reach for something comfortable to wear.',
      fits: ['morning', 'spare'],
    },
    {
      text: 'What would I wear if kindness did the choosing?',
      why: 'Ask yourself this as you get dressed.',
      fits: ['kindness', 'spare'],
    },
    {
      text: '{name}, take up your room. It came with you.',
      why: 'Spread your elbows and your feet a little, and stay that size.',
      fits: ['first'],
    },
  ],
}
