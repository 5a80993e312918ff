import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const progress = ({ call }: Person, percentage: number) =>
  call('PUT /users/tutorial/progress', { body: { percentage } })
const status = async ({ call }: Person) => (await call('GET /users/tutorial/status')).body

describe('tutorial progress', () => {
  test('is stored as the furthest position', async () => {
    const maya = await createMember(glimmer)
    expect(await status(maya)).toEqual({ status: 'not_started', percentage: 0, milestones: [] })
    expect((await maya.call('POST /users/tutorial/start')).body.status).toBe('in_progress')
    await progress(maya, 50)
    await progress(maya, 25)
    expect(await status(maya)).toEqual({ status: 'in_progress', percentage: 50, milestones: [25, 50] })
    await maya.call('POST /users/tutorial/dismiss')
    expect(await status(maya)).toEqual({ status: 'dismissed', percentage: 50, milestones: [25, 50] })
    await maya.call('POST /users/tutorial/complete')
    await maya.call('POST /users/tutorial/dismiss')
    expect(await status(maya)).toEqual({ status: 'completed', percentage: 100, milestones: [25, 50, 75, 100] })
  })

  test('does not decrease when requests arrive out of order', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all([
      maya.call('POST /users/tutorial/start'),
      ...[25, 75, 50].map((percentage) => progress(maya, percentage)),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(await status(maya)).toMatchObject({ status: 'in_progress', percentage: 75 })
  })

  test('is separate for each account', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    await maya.call('POST /users/tutorial/complete')
    expect((await status(sam)).status).toBe('not_started')
  })
})
