import { toastError, useCall, useClient, useTexts } from '@hojip/platform/page'
import { useState } from 'react'
import type { ListName, NoticeItem, NoticeLists } from '../contract.ts'
import type { NoticeType } from '@hojip/preferences/notice-types'
import { shownLists, withAnswer, withMore, withMoved, type ShownLists } from '../rules/shown-lists.ts'
import { listsInput } from './notices-search.ts'
import { noticesTexts } from './texts.ts'

export interface NoticesLists {
  shown: ShownLists
  /** The server's time of the answer. */
  now: string
  /** How a list goes on. */
  moreOf: (name: ListName) => { hasMore: boolean; isLoading: boolean; loadMore: () => void }
  /** Puts a notice on top of the list to which the server has moved it. */
  put: (item: NoticeItem, to: ListName) => void
}

interface Adopted {
  answer: NoticeLists
  type: NoticeType | undefined
  shown: ShownLists
}

function adopted(before: Adopted | undefined, answer: NoticeLists, type: NoticeType | undefined): Adopted {
  const shown = before && before.type === type ? withAnswer(before.shown, answer) : shownLists(answer)
  return { answer, type, shown }
}

/** The three lists of a type, or of all: the answer of the server and what the user has done since. */
export function useLists(type: NoticeType | undefined): NoticesLists {
  const t = useTexts(noticesTexts)
  const client = useClient()
  const answer = useCall('POST /message/init', listsInput(type), { live: 'notice' })
  const [state, setState] = useState(() => adopted(undefined, answer, type))
  const [isLoading, setLoading] = useState(false)
  const current = state.answer === answer && state.type === type ? state : adopted(state, answer, type)
  if (current !== state) setState(current)
  const change = (how: (shown: ShownLists) => ShownLists) =>
    setState((now) => ({ ...now, shown: how(now.shown) }))
  const load = async (list: ListName) => {
    const after = current.shown.next[list]
    if (after === null || isLoading) return
    setLoading(true)
    try {
      const part = await client('POST /message/more', { ...listsInput(type), list, after })
      change((shown) => withMore(shown, list, part))
    } catch (error) {
      toastError(error, t.notLoaded)
    } finally {
      setLoading(false)
    }
  }
  return {
    shown: current.shown,
    now: answer.now,
    moreOf: (name) => ({
      hasMore: current.shown.next[name] !== null,
      isLoading,
      loadMore: () => void load(name),
    }),
    put: (item, to) => change((shown) => withMoved(shown, item, to)),
  }
}
