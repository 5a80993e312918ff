import { describe, expect, test } from 'vitest'
import { testIdentity } from '#testing/test-identity.ts'
import {
  aSecondBrowser,
  aSignedInVisitor,
  aVisitor,
  codeOf,
  goodPassword,
  isSignedIn,
  type Visitor,
} from '#testing/visitor.ts'
import { authorizationRequest } from '#testing/web-app.ts'

const identity = testIdentity()

describe('changing the email', () => {
  async function ask(visitor: Visitor, email: string) {
    await visitor.visit(`${identity.issuer}/account/email`)
    await visitor.submit({ email })
  }

  test('takes effect at the emailed link, warns the old address and can be undone from it', async () => {
    const [old, next] = ['old@example.com', 'next@new.example']
    const here = await aSignedInVisitor(identity.issuer, old)
    const there = await aSecondBrowser(identity.issuer, old)
    await ask(here.visitor, next)
    expect(here.visitor.text).toContain('Check your email')
    const told = await identity.emailedLink(old, 'A new email address was asked for at Glimmer')
    expect(told).toContain('/make-safe')
    const link = await identity.emailedLink(next, 'Confirm your new email for Glimmer')
    const elsewhere = aVisitor()
    await elsewhere.visit(link)
    expect((await aSecondBrowser(identity.issuer, old)).tokens.status).toBe(200)
    await elsewhere.submit({})
    expect(elsewhere.text).toContain('Your email is changed')
    await elsewhere.visit(link)
    expect(elsewhere.status).toBe(410)
    expect(await isSignedIn(identity.issuer, there.visitor)).toBe(false)
    expect(await isSignedIn(identity.issuer, here.visitor)).toBe(true)
    expect((await aSecondBrowser(identity.issuer, next)).tokens.status).toBe(200)
    const [changed] = await identity.emailsAbout(old, 'Your Glimmer address was changed')
    expect(changed?.text).toContain('n•••@new.example')
    expect(changed?.text).not.toContain(next)
    // A security link mailed before the change no longer works once the account has another address.
    const late = aVisitor()
    await late.visit(told)
    expect(late.status).toBe(410)
  })

  test('answers the same for a taken address, and changes nothing', async () => {
    await aSignedInVisitor(identity.issuer, 'somebody@example.com')
    const { visitor } = await aSignedInVisitor(identity.issuer, 'wants@example.com')
    const answers = []
    for (const wanted of ['somebody@example.com', 'nobodys-yet@example.com']) {
      await ask(visitor, wanted)
      answers.push({ status: visitor.status, text: visitor.text })
      await visitor.visit(`${identity.issuer}/account`)
      expect(visitor.text).toContain(wanted)
    }
    expect(answers[0]).toEqual(answers[1])
    await identity.emailedLink('nobodys-yet@example.com', 'Confirm your new email for Glimmer')
    const [first] = await identity.emailsAbout('somebody@example.com', 'You already have a Glimmer account')
    expect(first).toBeDefined()
  })

  test('gives an address that two accounts confirm at once to one of them', async () => {
    for (let round = 0; round < 3; round++) {
      const wanted = `wanted-by-two-${round}@new.example`
      const askers = [`one-${round}@example.com`, `two-${round}@example.com`]
      const links = []
      for (const email of askers) {
        await ask((await aSignedInVisitor(identity.issuer, email)).visitor, wanted)
        await identity.emails(wanted, links.length + 1)
        links.push(await identity.emailedLink(wanted, 'Confirm your new email for Glimmer'))
      }
      const followers = await Promise.all(
        links.map(async (link) => {
          const follower = aVisitor()
          await follower.visit(link)
          return follower
        }),
      )
      await Promise.all(followers.map((follower) => follower.submit({})))
      expect(followers.map(({ status }) => status).sort()).toEqual([200, 410])
    }
  })

  test('is undone by the owner after an intruder changed email and password twice', async () => {
    const email = 'stolen@example.com'
    await aSignedInVisitor(identity.issuer, email)
    const thief = (await aSecondBrowser(identity.issuer, email)).visitor
    let current = goodPassword
    for (const [number, next] of ['thief-1@bad.example', 'thief-2@bad.example'].entries()) {
      await ask(thief, next)
      const follower = aVisitor()
      await follower.visit(await identity.emailedLink(next, 'Confirm your new email for Glimmer'))
      await follower.submit({})
      await thief.visit(`${identity.issuer}/account/password`)
      await thief.submit({ current, password: `taken by a stranger ${number}` })
      expect(thief.text).toContain('Your new password is saved.')
      current = `taken by a stranger ${number}`
    }
    const squatter = aVisitor()
    await squatter.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)
    await squatter.submit({ email, password: 'squatting on an address' })
    expect(codeOf(squatter)).toBeUndefined()

    const owners = Array.from({ length: 8 }, () => aVisitor())
    const undo = await identity.emailedLink(email, 'Your Glimmer address was changed')
    for (const owner of owners) await owner.visit(undo)
    await Promise.all(owners.map((owner) => owner.submit({})))
    const winners = owners.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    const [owner] = winners
    expect(owner?.text).toContain('Choose a new password')
    expect(await isSignedIn(identity.issuer, thief)).toBe(false)
    await owner?.submit({ password: 'mine again after all' })
    expect((await aSecondBrowser(identity.issuer, email, 'mine again after all')).tokens.status).toBe(200)
    // The undo link mailed to the thief for the second change no longer works.
    const late = aVisitor()
    await late.visit(await identity.emailedLink('thief-1@bad.example', 'Your Glimmer address was changed'))
    expect(late.status).toBe(410)
  })
})
