/**
 * Runs `step` until it finds fewer rows than it was allowed to take. A step with a transaction of
 * its own holds its locks for a short time only, and a repetition after a crash goes on where the last one ended.
 * @param batch the most rows of one step
 * @param step takes up to so many rows, and returns how many it took
 */
export async function inBatches(batch: number, step: (limit: number) => Promise<number>): Promise<void> {
  while ((await step(batch)) === batch);
}
