/** Shows the progress of long work at a terminal; elsewhere prints one line per step. */
export interface Progress {
  /** @param done of `total`; without a total only the step's name is printed. */
  step(name: string, done?: number, total?: number): void
  end(): void
}

const width = 24

function bar(done: number, total: number): string {
  const filled = total === 0 ? width : Math.round((done / total) * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`
}

export function terminalProgress(out: NodeJS.WriteStream): Progress {
  let current = ''
  let printedAt = 0
  const line = (text: string) => out.write(out.isTTY ? `\r\x1b[2K${text}` : `${text}\n`)
  return {
    step: (name, done, total) => {
      const fresh = name !== current
      if (fresh && current && out.isTTY) out.write('\n')
      current = name
      const now = Date.now()
      const last = done !== undefined && done === total
      // A pipe gets the first and the last line of a step, a terminal at most ten a second.
      if (!fresh && !last && (!out.isTTY || now - printedAt < 100)) return
      printedAt = now
      line(total === undefined ? `  ${name}` : `  ${name}  ${bar(done ?? 0, total)}`)
    },
    end: () => {
      if (current && out.isTTY) out.write('\n')
      current = ''
    },
  }
}

export const silentProgress: Progress = { step: () => undefined, end: () => undefined }
