import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Context, judge } from './judge.ts'

const codes = (text: string, context: Partial<Context> = {}): string[] =>
  judge(text, { form: 'first-person', level: 2, ...context }).faults.map(({ code }) => code)

describe('accepts good lines', () => {
  test.each<[string, Partial<Context>]>([
    ["I notice I'm tired, so I can go gently.", { level: 1 }],
    ["I'm allowed to rest before it's finished.", {}],
    ["I'm learning to ask for help.", { level: 3 }],
    ["I've got through mornings like this before.", { level: 4 }],
    ['I am someone who keeps small promises.', { level: 5 }],
    ["It's okay to be nervous and ready at the same door.", {}],
    ['Sam, you can put the bag down for a minute.', { form: 'distanced', firstName: 'Sam' }],
    ["D'Arcy-O’Brien, you can put the bag down for a minute.", { form: 'distanced', firstName: 'D’Arcy-O’Brien' }],
    ["When the kettle clicks off, I'll breathe out before I pick up my phone.", { form: 'if-then', level: 4 }],
    ['What if I answered only the first question?', { form: 'question' }],
    ['Will I give this one hour, and then stop?', { form: 'question', level: 4 }],
    ["I don't have to finish the list before I rest.", {}],
    ['I come back to the page as often as I need to.', { level: 4 }],
    ["I don't have to be 'on' all the time.", {}],
    ["I don't need to please everyone to be kind.", {}],
    ["I'm allowed to rest, and not always finish first.", {}],
    ['The kettle is on. Nothing else is due.', { level: 1 }],
    ['Sam, the kettle is on. You can sit down.', { form: 'distanced', firstName: 'Sam' }],
    ["When the kettle clicks off, I'll breathe out. The phone can wait.", { form: 'if-then' }],
    ["I'm allowed off.", {}],
    ['My breath goes out by itself.', { level: 1 }],
    ['I rest on the stairs before the next thing.', { level: 3 }],
    ['I trust myself with one phone call.', { level: 2 }],
  ])('%s', (text, context) => {
    const { verdict, faults } = judge(text, { form: 'first-person', level: 2, ...context })
    expect(faults.filter(({ severity }) => severity === 'hard')).toEqual([])
    expect(verdict).toBe('pass')
  })
})

describe('each rule refuses its example', () => {
  test.each<[string, string, Partial<Context>]>([
    ['length', 'I rest.', {}],
    ['length', `I can rest ${'for a while and then a while '.repeat(3)}on the stairs tonight.`, {}],
    ['length', `I can ${'counterbalance '.repeat(10)}tonight.`, {}],
    ['comfortable-length', 'I can rest.', {}],
    ['sentences', 'I can rest tonight. I can stop now. I can sit.', {}],
    ['sentences', 'I can rest tonight. and stop now.', {}],
    ['sentences', 'I can rest tonight; I can stop now.', {}],
    ['sentences', 'I can rest for a minute on the stairs', {}],
    ['sentences', 'What if I rested for a minute tonight.', { form: 'question' }],
    ['sentences', 'The day is long. What if I rested for a minute?', { form: 'question' }],
    ['markup', 'I can rest for a minute tonight!', {}],
    ['markup', 'I can rest for a minute … tonight.', {}],
    ['markup', 'I can *rest* for a minute tonight.', {}],
    ['markup', 'I can rest for a minute tonight 🌙.', {}],
    ['markup', 'I can rest, {name}, for a minute tonight.', {}],
    ['markup', 'I can rest for a minute \u202Etonight.', {}],
    ['reading-grade', 'I can appreciate considerable responsibilities throughout educational institutions today.', {}],
    ['long-word', 'I can meet my responsibilities one page at a time.', {}],
    ['negations', "I don't have to answer, and it's not late.", {}],
    ['person', 'You can rest for a minute tonight.', {}],
    ['person', 'We can rest for a minute tonight.', {}],
    ['person', 'Sam, I can rest for a minute tonight.', { form: 'distanced', firstName: 'Sam' }],
    ['form', 'Sam can rest for a minute tonight.', { form: 'distanced', firstName: 'Sam' }],
    ['form', 'Can I rest for a minute tonight?', { form: 'question' }],
    ['form', 'I rest when the kettle clicks off.', { form: 'if-then' }],
    ['nobody', 'Breathe out slowly before the door opens.', {}],
    ['name', 'You can rest for a minute tonight.', { form: 'distanced', firstName: 'Sam' }],
    ['promise', 'I will be calm by the evening.', {}],
    ['promise', "It'll pass before the morning comes.", {}],
    ['promise', "When I wake up, I'll be happy with the day.", { form: 'if-then' }],
    ['promise', "I'll rest for a minute tonight.", {}],
    ['should', 'I should rest for a minute tonight.', {}],
    ['should', 'I have to rest for a minute tonight.', {}],
    ['should', 'I rest as often as I need to, and I have to be calm.', {}],
    ['should', 'I rest because I need to.', {}],
    ['should', "I don't mind the rain. I have to go.", {}],
    ['grand', 'I can do anything I choose this morning.', {}],
    ['absolute', 'I can always rest for a minute.', {}],
    ['absolute', "I don't have to worry because I am always calm.", {}],
    ['absolute', "I don't have to be ready, and I am never late.", {}],
    ['absolute', "I'm not late, and everyone is kind.", {}],
    ['absolute', "I don't have to hurry. I am always early.", {}],
    ['absolute', 'I am limitless from this morning on.', { level: 5 }],
    ['comparison', 'I can be calmer than other people tonight.', {}],
    ['comparison', 'I am the best in the room today.', { level: 5 }],
    ['others-love', 'I notice people love me this morning.', {}],
    ['others-love', 'I am deeply loved this morning.', { level: 5 }],
    ['money-universe', 'I can trust the universe this morning.', {}],
    ['money-universe', 'I am open to abundance this morning.', { level: 5 }],
    ['looks', 'I am beautiful in this morning light.', { level: 5 }],
    ['looks', 'I can forget my weight for one morning.', {}],
    ['medical', 'I can heal a little more this morning.', {}],
    ['medical', 'I am anxiety-free this morning.', { level: 5 }],
    ['toxic-positivity', 'I can stay positive this morning.', {}],
    ['toxic-positivity', 'It happens for a reason, even this morning.', {}],
    ['dependence', 'I can lean on Glimmer this morning.', {}],
    ['dependence', "I'm here for you this morning.", {}],
    ['painful-identity', 'I notice I am a failure this morning.', {}],
    ['painful-identity', 'I can see I am not broken this morning.', {}],
    ['global-trait', 'I am confident this morning.', { level: 3 }],
    ['assumes-gender', 'I can be the woman who rests tonight.', {}],
    ['assumes-faith', 'I can pray for a quiet night.', {}],
    ['assumes-family', 'I can ring my mother tonight.', {}],
    ['assumes-work', 'I can tell my boss about it this morning.', {}],
    ['assumes-body', 'I can feel my feet on the floor.', {}],
    ['personal-data', 'I can tell Margaret about it this morning.', {}],
    ['personal-data', 'I can ring 116123 about it tonight.', {}],
    ['personal-data', 'I can write to sam@example.com about it tonight.', {}],
    ['spelling', 'I can pick my favorite cup this morning.', {}],
    ['bridge', 'I am someone who rests before the next thing.', {}],
    ['bridge', 'Sam, you are someone who rests.', { form: 'distanced', firstName: 'Sam' }],
    ['bridge', 'I have become a patient friend to my own worry.', { level: 3 }],
    ['bridge', 'I trust myself, and I take my time.', { level: 1 }],
  ])('%s: %s', (code, text, context) => {
    expect(codes(text, context)).toContain(code)
  })

  test('accepts a trait on the higher steps', () => {
    expect(codes('I am brave enough for this morning.', { level: 5 })).toEqual([])
    expect(codes("I'm brave and nervous in the same breath.", { level: 5 })).toEqual([])
  })

  test('accepts a bold word on a lower step beside its other side', () => {
    expect(codes("I notice I'm brave and nervous in one breath.", { level: 1 })).toEqual([])
  })
})

describe('the verdict', () => {
  test('forgives one soft fault, and refuses two', () => {
    expect(judge('I can rest.', { form: 'first-person', level: 2 }).verdict).toBe('pass')
    expect(judge('Slowly does it.', { form: 'first-person', level: 2 }).verdict).toBe('fail')
  })

  test('refuses a line similar to one of the last sixty, with any name in it', () => {
    const old = ['I can let the kettle boil and wait beside it.']
    expect(codes('I can let the kettle boil and wait beside it now.', { recent: old })).toContain('repeated')
    expect(codes('I can fold one towel and leave the rest.', { recent: old })).not.toContain('repeated')
    const named = { form: 'distanced', firstName: 'Bartholomew-Montgomery', level: 2 } as const
    const recent = ['Bartholomew-Montgomery, you can fold one towel.']
    expect(codes('Bartholomew-Montgomery, you can sip some tea.', { ...named, recent })).not.toContain('repeated')
    expect(codes('Bartholomew-Montgomery, you can fold one towel.', { ...named, recent })).toContain('repeated')
  })

  test('accepts a line from before the last sixty', () => {
    const line = 'I can let the kettle boil and wait beside it.'
    const others = Array.from({ length: 60 }, (_, at) => `${String.fromCharCode(97 + (at % 26)).repeat(9)} ${at}`)
    expect(codes(line, { recent: [...others, line] })).not.toContain('repeated')
    expect(codes(line, { recent: [...others.slice(1), line] })).toContain('repeated')
  })

  test('applies no rule to a name', () => {
    for (const firstName of ['Always', 'Will', 'Grace', 'Faith', 'King', 'Ümit', '小明'])
      expect(codes(`${firstName}, you can put the bag down now.`, { form: 'distanced', firstName })).toEqual([])
  })
})

const form = fc.constantFrom('first-person', 'distanced', 'question', 'if-then')
const level = fc.constantFrom(1, 2, 3, 4, 5)
const context = fc.record({ form, level }) as fc.Arbitrary<Context>

describe('for any text', () => {
  test('returns a verdict in which every fault has a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), context, (text, asked) => {
        const { verdict, faults } = judge(text, asked)
        expect(faults.every(({ code, reason }) => code.length > 0 && reason.length > 10)).toBe(true)
        expect(verdict === 'pass').toBe(faults.length <= 1 && faults.every(({ severity }) => severity === 'soft'))
      }),
    )
  })

  test('accepts only one or two short, plain sentences without numbers or addresses', () => {
    const words = fc.array(
      fc.constantFrom('I', 'can', 'rest', 'always', 'tonight', '7', 'a@b.co', 'cup', '.', '!', 'the', 'will'),
    )
    fc.assert(
      fc.property(words, context, (parts, asked) => {
        const text = `I can ${parts.join(' ')}.`
        if (judge(text, asked).verdict === 'fail') return
        expect(text.length).toBeLessThanOrEqual(140)
        expect(text).toMatch(/^[A-Za-z' ,]+\.(?: [A-Z][A-Za-z' ,]*\.)?$/)
        expect(text).not.toMatch(/always|will/)
      }),
    )
  })

  test('refuses a line right after itself', () => {
    const sentence = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 4, maxLength: 12 })
    fc.assert(
      fc.property(sentence, context, (parts, asked) => {
        const text = `${parts.join(' ')}.`
        expect(judge(text, { ...asked, recent: [text] }).faults.map(({ code }) => code)).toContain('repeated')
      }),
    )
  })
})
