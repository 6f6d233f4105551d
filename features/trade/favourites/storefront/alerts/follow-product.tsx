import { toast, useLazyCall, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { Button, checkIcon, Icon, plusThinIcon } from '@hojip/platform/ui'
import { useMark } from '../parts/use-mark.ts'
import { alertTexts } from './texts.ts'

const stateCall = 'POST /appUserFollow/queryByGoodsId'
const listCalls = ['POST /appUserFollow/queryByUserId', 'POST /appUserFollow/queryGoods'] as const

/** Follows the product: its followers get a notice when it costs less or is back. Favourites stay as they are. */
export function FollowProduct({ goodsId }: { goodsId: string }) {
  const t = useTexts(alertTexts)
  const { data } = useLazyCall(stateCall, { goodsId }, { when: useViewer() !== null })
  const refreshes = [stateCall, ...listCalls] as const
  const follow = useWrite('POST /appUserFollow/save', {
    onSuccess: () => toast('success', t.followed),
    refreshes: [...refreshes],
  })
  const unfollow = useWrite('POST /appUserFollow/deleteByGoodsId', {
    onSuccess: () => toast('success', t.unfollowed),
    refreshes: [...refreshes],
  })
  const { isSaved, isRunning, press } = useMark({
    wish: { kind: 'follow', id: goodsId },
    isSaved: data?.isFollowed === true,
    keep: () => follow.run({ goodsId }),
    end: () => unfollow.run({ goodsId }),
    isRunning: follow.isRunning || unfollow.isRunning,
  })
  return (
    <p className="flex items-center justify-between gap-3 text-13 text-ink-2">
      {t.followWhy}
      <Button
        size="sm"
        className="flex-none max-lg:min-h-11!"
        aria-pressed={isSaved}
        busy={isRunning}
        onClick={press}
      >
        <Icon of={isSaved ? checkIcon : plusThinIcon} size={14} />
        {isSaved ? t.following : t.follow}
      </Button>
    </p>
  )
}
