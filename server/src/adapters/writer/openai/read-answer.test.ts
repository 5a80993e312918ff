import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const line = 'I can rest for a minute before I answer.'
const json = JSON.stringify({ line })

describe('the line is found', () => {
  test.each([
    ['bare', json],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after thoughts', `<think>They want {"line": "no"} perhaps.</think>\n${json}`],
    ['after thoughts whose beginning the template kept', `Let me see, {"line": "no"}.\n</think>\n\n${json}`],
    ['in the middle of prose', `Sure! Here you are:\n${json}\nI hope it helps. {smile}`],
    ['in a list', `[${json}]`],
    ['in an object around it', `{"answer": ${json}}`],
    ['in an answer cut off after it', `{"line": "${line}", "reason": "Because it is so`],
    ['as words alone', line],
    ['as words in quotes', `"${line}"`],
    ['as the one quotation', `Here is your line:\n\n“${line}”\n\nTake care.`],
    ['with line breaks in it', `{"line": "I can rest for a minute\\n  before I answer."}`],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toBe(line)
  })
})

describe('there is no line', () => {
  test.each([
    ['in nothing', ''],
    ['in an apology', "I'm sorry, but I can't help with that."],
    ['in a refusal that names what it is', 'As an AI, I do not write affirmations.'],
    ['in an answer cut off within it', '{"line": "I can rest for a'],
    ['in thoughts that never end', `<think>I could say ${json}`],
    ['in an essay', 'First thing.\nSecond thing.'],
    ['in another object', '{"text": "I can rest."}'],
    ['in a line that is no text', '{"line": 7}'],
    ['in an empty line', '{"line": "  "}'],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toBeUndefined()
  })
})

test('whatever is said, reading it does not throw, and a JSON line comes back whole', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (answer) => void readAnswer(answer)))
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z{}\\",:]{1,40}$/), (text) => {
      expect(readAnswer(JSON.stringify({ line: `a ${text} a` }))).toBe(`a ${text} a`)
    }),
  )
})
