import { useLazyCall, useSession, useViewer, useWrite } from '@hojip/platform/page'
import { useRef, useState } from 'react'
import type { Comment } from '../contract.ts'

const likedCall = 'POST /bizGoodsComment/queryLiked'

interface Like {
  liked: boolean
  likeNum: number
}

export interface Likes {
  likeOf: (comment: Comment) => Like
  /** The viewer's own comment, which they cannot like. */
  isOwn: (comment: Comment) => boolean
  /** Likes the comment, or removes the like; a visitor is sent to the login. */
  press: (comment: Comment) => void
}

/**
 * Which comments on a product the viewer likes. A press shows at once and is undone when it was refused or lost. The
 * list is not fetched again, since comments would change places while being read.
 */
export function useLikes(goodsId: string): Likes {
  const isSignedIn = useViewer() !== null
  const { whenSignedIn } = useSession()
  const { data } = useLazyCall(likedCall, { goodsId }, { when: isSignedIn })
  const { ask } = useWrite('POST /bizGoodsComment/like/{pkId}', { refreshes: [likedCall] })
  const [pressed, setPressed] = useState<ReadonlyMap<string, Like>>(new Map())
  const running = useRef(new Set<string>())
  const likeOf = ({ pkId, likeNum }: Comment): Like => {
    if (!isSignedIn) return { liked: false, likeNum }
    return pressed.get(pkId) ?? { liked: data?.pkIds.includes(pkId) === true, likeNum }
  }
  const show = (pkId: string, like: Like) => setPressed((before) => new Map(before).set(pkId, like))
  const change = async (comment: Comment) => {
    const { pkId } = comment
    if (running.current.has(pkId)) return
    const before = likeOf(comment)
    const liked = !before.liked
    running.current.add(pkId)
    show(pkId, { liked, likeNum: before.likeNum + (liked ? 1 : -1) })
    show(pkId, (await ask({ pkId, liked })) ?? before)
    running.current.delete(pkId)
  }
  const isOwn = ({ pkId }: Comment) => isSignedIn && data?.ownIds?.includes(pkId) === true
  return { likeOf, isOwn, press: (comment) => whenSignedIn(() => void change(comment)) }
}
