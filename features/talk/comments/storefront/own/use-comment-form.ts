import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { WaitingLine } from '../../contract.ts'
import { ownTexts } from './texts.ts'

export interface CommentDraft {
  /** 0 before one was chosen: no stars are preselected. */
  score: number
  content: string
  pics: string[]
  isAnonymous: boolean
  /** Stars for how the order was served; stored only when all three are given. */
  served: { description: number; service: number; delivery: number }
}

const empty: CommentDraft = {
  score: 0,
  content: '',
  pics: [],
  isAnonymous: false,
  served: { description: 0, service: 0, delivery: 0 },
}

function scoresOf({ served }: CommentDraft) {
  const { description, service, delivery } = served
  if (!description || !service || !delivery) return {}
  return { descriptionScore: description, serviceScore: service, deliveryScore: delivery }
}

/** The state of one comment's form: its input, its problems, and sending it. */
export function useCommentForm(line: WaitingLine, onDone: () => void) {
  const t = useTexts(ownTexts)
  const formId = useId()
  const [draft, setDraft] = useState(empty)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [isUploading, setUploading] = useState(false)
  const idOf = (field: 'score' | 'content') => `${formId}-${field}`
  const save = useWrite('POST /bizGoodsComment/save', {
    refreshes: [
      'POST /bizGoodsComment/queryWaitComment',
      'POST /bizGoodsComment/queryMyComment',
      'POST /bizOrder/queryOrderCount',
      'POST /bizOrder/queryMyOrder',
      'GET /bizOrder/queryOrderInfo',
    ],
    onSuccess: () => {
      toast('success', t.submitted)
      onDone()
    },
  })
  const submit = () => {
    const { score, content, pics, isAnonymous } = draft
    const found = [
      ...(score === 0 ? [{ fieldId: idOf('score'), text: t.scoreNeeded }] : []),
      ...(content.trim() === '' ? [{ fieldId: idOf('content'), text: t.contentNeeded }] : []),
    ]
    setProblems(found)
    if (found.length > 0) return
    if (isUploading) return toast('info', t.wait)
    const list = [{ orderGoodsId: line.orderGoodsId, score, content, pics, isAnonymous }]
    save.run({ orderId: line.orderId, list, ...scoresOf(draft) })
  }
  return {
    draft,
    change: (part: Partial<CommentDraft>) => setDraft((before) => ({ ...before, ...part })),
    problems,
    problemOf: (field: 'score' | 'content') => problems.find(({ fieldId }) => fieldId === idOf(field))?.text,
    idOf,
    setUploading,
    submit,
    isRunning: save.isRunning,
  }
}
