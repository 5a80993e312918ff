interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item
}

/**
 * Batches concurrent calls: while one batch is under way further calls wait, and the next batch handles them all at
 * once, as a database groups commits. `work` returns one result per item, in order; if it fails, it fails for every
 * item.
 */
export function batchCalls<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isUnderWay = false

  async function workOn(calls: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(calls.map(({ item }) => item))
      for (const [index, call] of calls.entries()) call.resolve(results[index] as Result)
    } catch (error) {
      for (const call of calls) call.reject(error)
    }
  }

  async function workOff(): Promise<void> {
    isUnderWay = true
    // Calls made in the same turn of the event loop belong to one batch.
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
