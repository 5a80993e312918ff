import type { Page } from './types.ts'

export const bodyPeace: Page = {
  notice: [
    {
      text: "When I start judging how I look, I'll look out at the world instead.",
      why: 'Looking outward is a rest from being looked at, even by yourself.',
      fits: ['nature'],
    },
    {
      text: 'I notice my breath moving, with no help from me.',
      why: 'Your breath is already happening, so you only need to follow it in and out once.',
    },
    {
      text: "I can feel where I'm supported, and I let myself be held.",
      why: 'It is easy to forget what holds you up, so lean into it a little as you read.',
    },
    {
      text: 'Right now I notice one part of me that is comfortable.',
      why: 'One comfortable place is enough for now, and it can be as small as an ear.',
    },
    {
      text: 'Part of me may ache, and part of me can be warm and still.',
      why: 'Both can be true tonight, and your attention may rest with the warmer part.',
      fits: ['night', 'rest', 'not-good', 'not-bright'],
    },
    {
      text: 'I can check for hunger or thirst before I call it a mood.',
      why: 'Bodies speak in simple words, and a glass of water is an easy first answer.',
      fits: ['health'],
    },
    {
      text: 'There is a pulse in my wrist, keeping its own time.',
      why: 'It is a quiet rhythm that is with you anywhere, so feel for it and wait.',
    },
    {
      text: "I notice what isn't comfortable, and I can loosen something.",
      why: 'A small comfort can often be had at once, so see what you can loosen or move.',
      fits: ['a-busy-day'],
    },
    {
      text: 'What if I only noticed how the warm water feels on my hands?',
      why: 'Washing your hands can be a rest, if you give it one slow moment.',
    },
    {
      text: '{name}, you can be tired in one part of you and at ease in another.',
      why: 'A body is not all of one mood, and you can let the easier part come first.',
      fits: ['winding-down', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: 'I can go as slowly as I need and rest on the way.',
      why: 'Going slowly still gets you there, and a bench is made for stopping at.',
      fits: ['nature'],
    },
    {
      text: "I'm allowed to wear what lets me breathe.",
      why: 'Comfort is a good enough reason to choose one piece of clothing over another.',
      fits: ['morning', 'before-work'],
    },
    {
      text: 'I can rest this body without asking what it did today.',
      why: 'Rest needs no account of the day, so you can simply lie back for a while.',
      fits: ['rest'],
    },
    {
      text: "It's okay to eat lunch because it is lunchtime.",
      why: 'A meal does not need to be earned, and the time of day is reason enough.',
      fits: ['afternoon', 'health'],
    },
    {
      text: 'I may put comfort first this morning.',
      why: 'Comfort is a fair way to begin, so start with the softest thing you have.',
      fits: ['morning'],
    },
    {
      text: 'I can give my body some warmth, whether or not I like it today.',
      why: 'Care can come before liking, and warmth is one of the easiest kinds of care.',
      fits: ['care', 'evening'],
    },
    {
      text: "I'm allowed to let my face rest for a minute.",
      why: 'Faces are busy all day for other people, and this evening yours may have time off.',
      fits: ['evening'],
    },
    {
      text: "If I start finding fault with my body, I'll hold something warm instead.",
      why: 'Hands around a warm cup are kinder hands, and it is hard to scold with one.',
      fits: ['kindness'],
    },
    {
      text: 'What if I let comfort choose my clothes today?',
      why: 'Comfort may decide for one day, and your skin knows what it likes.',
      fits: ['waking-up'],
    },
    {
      text: "{name}, you can move at your own pace today, and that's enough.",
      why: 'Any pace and any way of moving will do, and slow is one of them.',
      fits: ['patience'],
    },
  ],
  learn: [
    {
      text: "I'm learning to thank my hands for the ordinary work they do.",
      why: 'Hands do a great deal without thanks, so you could name one thing they did today.',
    },
    {
      text: "Little by little, I'm finding the ways of moving that feel kind to my body.",
      why: 'The kindest stretches are lazy ones, and yours can be as small as a yawn.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: "I'm learning to eat my meals in peace.",
      why: 'A meal is easier to enjoy with nothing else going on, and one of them is enough to try.',
      fits: ['health'],
    },
    {
      text: "I'm learning the signs that tell me to rest before I hurt.",
      why: 'Resting early is a skill, and noticing the first sign is how it begins.',
      fits: ['rest'],
    },
    {
      text: "I'm getting used to laughing without wondering how I look.",
      why: 'Laughing is felt from the inside, and the inside is the part that belongs to you.',
      fits: ['humour'],
    },
    {
      text: "Slowly, I'm learning to talk about my body as I would about a friend.",
      why: 'Friends are often given kinder words than bodies are, and changing one is a start.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: "I'm beginning to ask what feels good before I ask what looks right.",
      why: 'How a thing feels lasts longer than how it looks, so ask your skin first.',
      fits: ['honesty'],
    },
    {
      text: "When I hear myself say a harsh word about my body, I'll practise leaving it unanswered.",
      why: 'Not all harsh words need an answer, and a breath out can take its place.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What would I wear, eat or do today if comfort had a vote?',
      why: 'Comfort can have one vote among many, and one choice made by it is enough.',
      fits: ['morning'],
    },
    {
      text: "{name}, you're learning to see that being tired isn't failing.",
      why: 'The right word can be a relief, and tired is often the right one.',
      fits: ['rest'],
    },
  ],
  do: [
    {
      text: "When I come in cold, I'll warm my hands before anything else.",
      why: 'Warmth is a simple kindness to come home to, and messages can wait that long.',
    },
    {
      text: 'This body has carried me through long days before, in its own way.',
      why: 'Your body has done this in whatever way it could, and one such day is worth recalling.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I drink a glass of water slowly, as a small kindness to my body.',
      why: 'One small act of care is easy to begin, and a glass of water takes a minute.',
      fits: ['health'],
    },
    {
      text: "I've slept off a bad day before and woken up more like myself.",
      why: 'A night can do a good deal for a body, and yours has done it before.',
      fits: ['morning', 'after-a-setback'],
    },
    {
      text: 'I have laughed until I had to sit down, and my body remembers how.',
      why: 'Bodies keep good memories too, and this one is worth calling to mind.',
      fits: ['humour'],
    },
    {
      text: 'My hands have done useful and gentle things, and they are mine.',
      why: 'It looks at what your hands have done and not at how they look, and you can add to it.',
      fits: ['creativity'],
    },
    {
      text: "I've rested when I needed to before, and my list could wait.",
      why: 'Lists are patient, and ten minutes of lying down takes nothing from them.',
      fits: ['rest'],
    },
    {
      text: 'I give my body a minute of easy stretching before I start.',
      why: 'A minute is short enough for any morning, and any movement you like is the right one.',
      fits: ['morning'],
    },
    {
      text: 'Will I give my eyes and shoulders five minutes off this afternoon?',
      why: 'Eyes and shoulders work hard without being thanked, and five minutes is a fair rest.',
      fits: ['afternoon'],
    },
    {
      text: '{name}, you can listen to your body, and believe what you hear.',
      why: 'You know what listening to your body is like, so you can trust it again today.',
    },
  ],
  own: [
    {
      text: 'I am someone who eats in peace.',
      why: 'It is a quiet habit worth having, and the next meal is a good place to begin.',
      fits: ['health'],
    },
    {
      text: 'I live here, in this body, and I keep it warm and cared for.',
      why: 'Your body is where you live, and a blanket or a warm drink is good housekeeping.',
      fits: ['care'],
    },
    {
      text: "I'm on good terms with being tired by evening.",
      why: 'Being on good terms means listening, and sitting down when your body asks.',
      fits: ['rest', 'evening'],
    },
    {
      text: 'Comfort is a good enough reason for me.',
      why: 'Reasons need not be grand, and choosing the softer thing is allowed.',
      fits: ['fairness'],
    },
    {
      text: 'I give my body air and daylight when I can, because it likes them.',
      why: 'You live in your body, and an open window does it good.',
      fits: ['nature'],
    },
    {
      text: 'I move in the ways I like, for as long as I like.',
      why: 'Liking it is what keeps a thing going, so choose whichever way you enjoy.',
      fits: ['independence'],
    },
    {
      text: "I know when I'm tired, and I rest while I have some strength left.",
      why: 'Stopping in good time is a strength of its own, and it leaves you something for later.',
      fits: ['patience'],
    },
    {
      text: "When I don't like what I see in a mirror, I'll turn away and dress for comfort.",
      why: 'You can choose what you listen to in the morning, and comfort has a kinder voice.',
      fits: ['morning'],
    },
    {
      text: 'What would I wear if kindness did the choosing?',
      why: 'Clothes are there to fit you and not the other way round, and kindness knows that.',
      fits: ['kindness'],
    },
    {
      text: '{name}, you are someone who can rest when your body is tired.',
      why: 'Your body deserves good manners too, and a seat is one of them.',
      fits: ['rest', 'kindness'],
    },
  ],
}
