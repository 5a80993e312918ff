/** A rule as it is published: what it asks, a line it refuses, and one that says it better. */
export interface PublishedRule {
  code: string
  says: string
  refused: string
  instead: string
}

export interface RuleGroup {
  title: string
  /** `hard`: breaking any of them refuses a line. `soft`: a line may break one. */
  severity: 'hard' | 'soft'
  rules: readonly PublishedRule[]
}

/** The name in the examples that address someone. */
export const exampleName = 'Maya'

/** The line that the user in the examples has just heard. */
export const exampleRecent: readonly string[] = ['I can leave the washing until tomorrow and sit down.']

const promises: RuleGroup = {
  title: 'What nobody can promise',
  severity: 'hard',
  rules: [
    {
      code: 'promise',
      says: 'No promise about how a day turns out. A line stays with what can be done now.',
      refused: 'I will be calm by this evening.',
      instead: 'I can take the next ten minutes slowly.',
    },
    {
      code: 'absolute',
      says: 'No “always” and no “never”: one hard day proves them wrong.',
      refused: 'I can always find my way back.',
      instead: 'I can find my way back more often these days.',
    },
    {
      code: 'grand',
      says: 'Nothing grander than a person can check for themselves.',
      refused: 'I can be fearless this morning.',
      instead: "I'm allowed to be frightened and still go.",
    },
    {
      code: 'global-trait',
      says: 'No whole character claimed too soon. A bare trait waits for the fourth step.',
      refused: 'I am confident in everything I do.',
      instead: "I'm learning to trust what I know.",
    },
    {
      code: 'money-universe',
      says: 'Nothing that waits for luck, money or the universe.',
      refused: 'I can trust the universe with this.',
      instead: 'I can trust myself with the next small step.',
    },
    {
      code: 'medical',
      says: 'Nothing that belongs to a clinic. A line keeps company; it treats nothing.',
      refused: 'I can heal a little more each day.',
      instead: 'I can be gentle with what still hurts.',
    },
  ],
}

const kindness: RuleGroup = {
  title: 'What would not be kind',
  severity: 'hard',
  rules: [
    {
      code: 'should',
      says: 'No orders: no “should”, no “must”.',
      refused: 'I should be further along by now.',
      instead: "I'm allowed to be where I am with this.",
    },
    {
      code: 'painful-identity',
      says: 'No painful word made into who somebody is, not even to deny it.',
      refused: 'I can see that I am not a failure.',
      instead: 'I can see that today was hard.',
    },
    {
      code: 'comparison',
      says: 'No comparing: a line is not a race.',
      refused: 'I can be calmer than other people today.',
      instead: 'I can go at the pace I can keep.',
    },
    {
      code: 'others-love',
      says: 'Nothing that speaks for other people’s hearts.',
      refused: 'I notice that people love me.',
      instead: "I'm allowed to need other people.",
    },
    {
      code: 'looks',
      says: 'Nothing about looks, weight or size.',
      refused: 'I can feel beautiful in this light.',
      instead: 'I can let my body be comfortable today.',
    },
    {
      code: 'toxic-positivity',
      says: 'Nothing that asks somebody to hide how they are.',
      refused: 'I can stay positive whatever comes.',
      instead: 'I can be worried and still be here.',
    },
    {
      code: 'dependence',
      says: 'Nothing that makes this app a person, or a need.',
      refused: 'I can lean on Glimmer today.',
      instead: 'I can lean on what I already know.',
    },
  ],
}

const assumptions: RuleGroup = {
  title: 'What we do not know about you',
  severity: 'hard',
  rules: [
    {
      code: 'assumes-gender',
      says: 'Nobody’s gender.',
      refused: 'I can be a woman who rests.',
      instead: 'I can be somebody who rests.',
    },
    {
      code: 'assumes-faith',
      says: 'Nobody’s faith, or that they have one.',
      refused: 'I can feel blessed this morning.',
      instead: 'I can be glad of one thing this morning.',
    },
    {
      code: 'assumes-family',
      says: 'Nobody’s family.',
      refused: 'I can ring my sister when it gets too much.',
      instead: 'I can ring somebody when it gets too much.',
    },
    {
      code: 'assumes-work',
      says: 'Nobody’s job or income.',
      refused: 'I can tell my boss that I need a break.',
      instead: 'I can say that I need a break.',
    },
    {
      code: 'assumes-body',
      says: 'Nobody’s body: not everyone can stand tall or go for a run.',
      refused: 'I can feel both feet on the floor.',
      instead: 'I can feel the next breath come in.',
    },
    {
      code: 'personal-data',
      says: 'No name of a person or a place, no number, no address.',
      refused: 'I can leave it until London.',
      instead: 'I can leave it until I get there.',
    },
  ],
}

const sound: RuleGroup = {
  title: 'How it has to sound',
  severity: 'hard',
  rules: [
    {
      code: 'length',
      says: 'Between 3 and 20 words; 24 for a “When…, I’ll…” line. It is said in one breath or two.',
      refused: 'I rest.',
      instead: 'I can rest before it is finished.',
    },
    {
      code: 'sentences',
      says: 'One sentence, or two short ones, each with its full stop. A question is one sentence.',
      refused: 'I can rest. The list can wait. So can the floor.',
      instead: 'I can rest now. The list can wait.',
    },
    {
      code: 'markup',
      says: 'No exclamation marks, emoji or signs that a voice cannot say.',
      refused: 'I can do this next small thing!',
      instead: 'I can do this next small thing.',
    },
    {
      code: 'spelling',
      says: 'British spelling.',
      refused: 'I can wear my favorite jumper all day.',
      instead: 'I can wear my favourite jumper all day.',
    },
    {
      code: 'person',
      says: '“I” where you say it to yourself, “you” where it is said to you, never “we”.',
      refused: 'We can begin again this afternoon.',
      instead: 'I can begin again this afternoon.',
    },
    {
      code: 'form',
      says: 'A question begins with “Will I”, what, which, who, where or how, a plan with when, if, once, before or after.',
      refused: 'Can I be on my own side today?',
      instead: 'What would it be like to be on my own side today?',
    },
    {
      code: 'repeated',
      says: 'Not nearly one of the last sixty lines you heard.',
      refused: 'I can leave the washing until tomorrow and sit down now.',
      instead: 'I can do one thing and then stop.',
    },
  ],
}

const forgiven: RuleGroup = {
  title: 'What is forgiven once',
  severity: 'soft',
  rules: [
    {
      code: 'comfortable-length',
      says: 'Four to 14 words sit best; 18 for a “When…, I’ll…” line.',
      refused: 'I can rest.',
      instead: 'I can rest while the evening goes on.',
    },
    {
      code: 'reading-grade',
      says: 'Words that read easily.',
      refused: 'I can appreciate considerable responsibilities throughout educational institutions.',
      instead: 'I can see how much there is to do.',
    },
    {
      code: 'long-word',
      says: 'No word of more than four syllables.',
      refused: 'I can meet my responsibilities one at a time.',
      instead: 'I can do what is mine, one thing at a time.',
    },
    {
      code: 'negations',
      says: 'One “not” at most.',
      refused: "I don't have to know, and it's not too late.",
      instead: "I don't have to know it yet.",
    },
    {
      code: 'nobody',
      says: 'Somebody speaks: “I”, or “It’s okay to…”.',
      refused: 'Beginning again slowly is allowed here.',
      instead: "It's okay to begin again slowly.",
    },
    {
      code: 'name',
      says: 'A line that is said to you calls you by your name, where we know it.',
      refused: 'You can put some of this down.',
      instead: `${exampleName}, you can put some of this down.`,
    },
    {
      code: 'bridge',
      says: 'Up to the third step a line says what is here, or what is allowed; it does not declare who somebody is.',
      refused: 'I am someone who rests when the day gets long.',
      instead: "I'm learning to rest when the day gets long.",
    },
  ],
}

/** Everything the critic refuses, in plain words, in reading order. */
export const publishedRules: readonly RuleGroup[] = [promises, kindness, assumptions, sound, forgiven]
