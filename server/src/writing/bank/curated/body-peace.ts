import type { Page } from './types.ts'

export const bodyPeace: Page = {
  notice: [
    {
      text: 'I notice my breath moving, with no help from me.',
      why: 'Your breath is happening already; follow it once, in and out.',
    },
    {
      text: 'I can feel where the chair meets my back, and I let it hold me.',
      why: 'It is easy to forget what holds you up; lean back a little.',
      fits: ['afternoon'],
    },
    {
      text: 'Right now I notice one part of me that is comfortable.',
      why: 'One comfortable place is enough; it may be an elbow or an ear.',
    },
    {
      text: 'Part of me aches, and part of me is warm under this blanket.',
      why: 'Both are true; rest your attention on the warm part.',
      fits: ['night', 'rest', 'not-good', 'not-bright'],
    },
    {
      text: 'I notice hunger or thirst before I name it as a mood.',
      why: 'Bodies speak in simple words; check with a glass of water.',
      fits: ['health'],
    },
    {
      text: 'There is a pulse in my wrist, keeping its own time.',
      why: 'A quiet rhythm to borrow; feel for it and wait.',
    },
    {
      text: 'I notice the collar that scratches, and I can loosen it.',
      why: 'A small comfort can be had at once; loosen something.',
      fits: ['a-busy-day'],
    },
    {
      text: "When I catch my reflection in a window, I'll notice the sky behind it.",
      why: 'Looking outward is a rest from looking at yourself; find a bit of sky.',
      fits: ['nature'],
    },
    {
      text: 'What if I only noticed how the warm water feels on my hands?',
      why: 'Washing up becomes a rest; let the tap run a moment.',
      fits: ['evening'],
    },
    {
      text: '{name}, you can feel tired in your bones and soft in your face.',
      why: 'Parts of you can feel different; let your face go soft.',
      fits: ['winding-down', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to wear what lets me breathe.",
      why: 'Comfort is a good enough reason; choose the softer one.',
      fits: ['morning', 'before-work'],
    },
    {
      text: 'I can rest this body without asking what it did today.',
      why: 'You do not have to account for rest; lie back.',
      fits: ['rest'],
    },
    {
      text: "It's okay to eat lunch because it is lunchtime.",
      why: 'You do not need to earn a meal; sit down to it.',
      fits: ['afternoon', 'health'],
    },
    {
      text: 'I may put comfort first this morning.',
      why: 'Comfort is a fair way to begin; choose the softest thing you have.',
      fits: ['morning'],
    },
    {
      text: 'I can take the slower road and sit on the bench halfway.',
      why: 'Benches are there to be used; choose one.',
      fits: ['nature'],
    },
    {
      text: "I don't have to like today's body to give it a warm bath.",
      why: 'Care can come first; run the water.',
      fits: ['care', 'evening'],
    },
    {
      text: "I'm letting my face be a face, with no work to do.",
      why: 'Faces are busy all day; let yours rest.',
      fits: ['evening'],
    },
    {
      text: "If I start to pick at myself, I'll let my hands hold something warm.",
      why: 'Hands with a cup are kinder hands; fill it now.',
      fits: ['kindness'],
    },
    {
      text: 'What if comfort were allowed to choose my clothes today?',
      why: 'Comfort may decide for one day; ask your skin what it likes.',
      fits: ['waking-up'],
    },
    {
      text: '{name}, you can move slowly today and call it moving.',
      why: 'Any pace, any way; say it kindly.',
      fits: ['patience'],
    },
  ],
  learn: [
    {
      text: "I'm learning to thank my hands for the ordinary work.",
      why: 'Hands do a lot without thanks; name one job.',
    },
    {
      text: "Little by little, I'm finding the stretch that feels like a yawn.",
      why: 'Good stretches are lazy ones; find yours.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: "I'm practising eating at a table, with the phone face down.",
      why: 'A table makes a meal of it; lay one place.',
      fits: ['health'],
    },
    {
      text: "Each time I rest before it hurts, I'm learning the signs.",
      why: 'Early rest is a skill; notice the first sign.',
      fits: ['rest'],
    },
    {
      text: "I'm getting used to photos where I'm laughing and slightly blurred.",
      why: 'A blurred photo still means you were there; keep one.',
      fits: ['humour'],
    },
    {
      text: "Slowly, I'm learning to talk about my body as I would about a friend.",
      why: 'Friends get kinder words; change one.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: "I'm beginning to ask what feels good before I ask what looks right.",
      why: 'How it feels matters before how it looks; ask your skin first.',
      fits: ['honesty'],
    },
    {
      text: "When I hear a harsh word about my body, I'll practise leaving it unanswered.",
      why: 'Not all words need a reply; breathe out instead.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What would I wear, eat or do today if comfort had a vote?',
      why: 'Comfort may have one vote among many; choose one thing by it.',
      fits: ['morning'],
    },
    {
      text: "{name}, you're learning to read tired as tired, and not as failing.",
      why: 'A word used rightly is a relief; name it plainly.',
      fits: ['rest'],
    },
  ],
  do: [
    {
      text: 'This body has carried me through long days before, in its own way.',
      why: 'Your body has carried you through long days; remember one.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Today I drink one glass of water slowly, by the window.',
      why: 'One small act of care is easy to begin; fill the glass.',
      fits: ['health'],
    },
    {
      text: "I've slept off a bad day before and woken hungry for toast.",
      why: 'Bodies mend in plain ways; put the bread out.',
      fits: ['morning', 'after-a-setback'],
    },
    {
      text: 'I have laughed until I had to sit down, and my body remembers how.',
      why: 'Bodies keep good memories too; recall the laugh.',
      fits: ['humour'],
    },
    {
      text: 'My hands have made meals, notes and repairs, and they are mine.',
      why: 'It looks at what your hands have done; add one thing to the list.',
      fits: ['creativity'],
    },
    {
      text: "I've rested when I needed to before, and the list kept.",
      why: 'Lists are patient; lie down for ten minutes.',
      fits: ['rest'],
    },
    {
      text: 'I stretch for as long as the kettle takes.',
      why: 'The kettle keeps the time; any stretch is fine.',
      fits: ['morning'],
    },
    {
      text: "When I come in cold, I'll warm my hands before I touch my phone.",
      why: 'Warmth first; find a cup or a pocket.',
    },
    {
      text: 'Will I give my eyes and shoulders five minutes off this afternoon?',
      why: 'Tired eyes deserve a kind host; close them for a moment.',
      fits: ['afternoon'],
    },
    {
      text: "{name}, you've listened to your body before, and it knew about the coat.",
      why: 'A small wise moment; listen again.',
      fits: ['humour'],
    },
  ],
  own: [
    {
      text: 'I am someone who feeds myself without an argument.',
      why: 'A quiet habit worth having; begin with the next meal.',
      fits: ['health'],
    },
    {
      text: 'I live here, in this breath and this skin, and I keep it warm.',
      why: 'Your body is where you live; find it a blanket.',
      fits: ['care'],
    },
    {
      text: "I'm on good terms with being tired by evening.",
      why: 'Being on good terms means listening; sit down when your body asks.',
      fits: ['rest'],
    },
    {
      text: 'Comfort is a fair reason, and I use it.',
      why: 'Reasons need not be grand; choose the soft thing.',
      fits: ['fairness'],
    },
    {
      text: 'I treat my body as a place I live, and I open the windows.',
      why: 'You live here, and fresh air helps; open a window.',
      fits: ['nature'],
    },
    {
      text: 'I move in the ways I like, for as long as I like.',
      why: 'Liking it keeps it going; choose a way.',
      fits: ['independence'],
    },
    {
      text: 'I know when to stop, and I stop while there is still tea.',
      why: 'Stopping early is a strength; leave some tea.',
      fits: ['patience'],
    },
    {
      text: "When the mirror gets loud, I'll turn on the radio and dress for warmth.",
      why: 'You can change what you listen to; pick a kinder voice.',
      fits: ['morning'],
    },
    {
      text: 'What would a kind tailor say about how these clothes feel?',
      why: 'Clothes are meant to fit you, not the other way round; choose one that does.',
      fits: ['kindness'],
    },
    {
      text: '{name}, you are someone who lets a tired body sit down first.',
      why: 'Your body deserves good manners too; let it sit down.',
      fits: ['rest', 'kindness'],
    },
  ],
}
