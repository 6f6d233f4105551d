import type { Input, RefusalOf } from '@hojip/platform/client'
import { useWrite, type WriteSettings } from '@hojip/platform/page'
import { arrived } from '@hojip/platform/parts'
import { useRef, useState } from 'react'
import type { Puzzle } from '../../../rules/puzzle.ts'

type Settings = Pick<WriteSettings<'POST /sendSms'>, 'onSuccess'> & {
  onRefused: (error: RefusalOf<'POST /sendSms'>) => boolean
}

/** A puzzle that expired while it was being solved is replaced by a new one. */
const mostPuzzles = 3

/** Asks for a code; solves the puzzle that the server may require and repeats the call, without the user's help. */
export function useSendSms({ onSuccess, onRefused }: Settings) {
  const [progress, setProgress] = useState<number>()
  const puzzles = useRef(0)
  const solve = async (puzzle: Puzzle, input: Input<'POST /sendSms'>) => {
    setProgress(0)
    try {
      const { solvePuzzle } = await arrived(() => import('./solve-puzzle.ts'))
      const solution = await solvePuzzle(puzzle, setProgress)
      sending.run({ ...input, puzzle: { token: puzzle.token, solution } })
    } finally {
      setProgress(undefined)
    }
  }
  const sending = useWrite('POST /sendSms', {
    ...(onSuccess ? { onSuccess } : {}),
    onRefused: (error, input) => {
      if (error.reason !== 'accounts/puzzleNeeded' || puzzles.current >= mostPuzzles) return onRefused(error)
      puzzles.current += 1
      void solve(error.data.puzzle, input)
      return true
    },
  })
  const run = (input: Input<'POST /sendSms'>) => {
    puzzles.current = 0
    sending.run(input)
  }
  return { run, progress, isRunning: sending.isRunning || progress !== undefined }
}
