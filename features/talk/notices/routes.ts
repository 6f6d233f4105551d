import { bind, type Bound } from '@hojip/platform/http'
import { countOwn, listNotices, partOfList } from './actions/list-notices.ts'
import { clearTrash, readAll, takeMove } from './actions/move-notice.ts'
import { readContent } from './actions/read-content.ts'
import type { NoticesTools } from './actions/tools.ts'
import { subscribe, unsubscribe } from './actions/web-push/subscribe.ts'
import { noticesCalls } from './contract.ts'

export function noticesRoutes(tools: NoticesTools): Bound[] {
  const { db, pushService } = tools
  return bind(noticesCalls, {
    'POST /message/init': (input, { viewer, locale }) => listNotices(tools, viewer, input, locale),
    'POST /message/more': (input, { viewer, locale }) => partOfList(db, viewer, input, locale),
    'GET /message/count': (_, { viewer }) => countOwn(db, viewer),
    'GET /message/content': ({ msg_id }, { viewer, locale }) => readContent(db, viewer, msg_id, locale),
    'POST /message/has_read': ({ msg_id }, { viewer }) => takeMove(tools, viewer, msg_id, 'read'),
    'POST /message/remove_readed': ({ msg_id }, { viewer }) => takeMove(tools, viewer, msg_id, 'remove'),
    'POST /message/restore': ({ msg_id }, { viewer }) => takeMove(tools, viewer, msg_id, 'restore'),
    'POST /message/readAll': ({ type }, { viewer }) => readAll(tools, viewer, type),
    'POST /message/deleteTrash': ({ type }, { viewer }) => clearTrash(tools, viewer, type),
    'GET /appUserPush/queryKey': async () => ({ key: pushService.key }),
    'POST /appUserPush/save': (input, { viewer, locale }) => subscribe(tools, viewer, input, locale),
    'POST /appUserPush/deleteByEndpoint': ({ endpoint }, { viewer }) => unsubscribe(db, viewer, endpoint),
  })
}
