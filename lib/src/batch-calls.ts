interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item
}

/**
 * Calls that come while one is under way wait, and the next does them all at once: as many at a time as have gathered,
 * as a database commits. `work` answers for each item, in their order; where it fails, it fails for each.
 */
export function batchCalls<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isUnderWay = false

  async function workOn(calls: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(calls.map(({ item }) => item))
      for (const [place, call] of calls.entries()) call.resolve(results[place] as Result)
    } catch (error) {
      for (const call of calls) call.reject(error)
    }
  }

  async function workOff(): Promise<void> {
    isUnderWay = true
    // Those who call in the same moment are one group already.
    await Promise.resolve()
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      await workOn(calls)
    }
    isUnderWay = false
  }

  return (item) => {
    const call = { item, ...Promise.withResolvers<Result>() }
    waiting.push(call)
    if (!isUnderWay) void workOff()
    return call.promise
  }
}
