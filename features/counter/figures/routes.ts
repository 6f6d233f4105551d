import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import type { VisitCounter } from './actions/count-visits.ts'
import { readFirstSteps, setFirstStepsHidden } from './actions/first-steps.ts'
import { readFigures } from './actions/read-figures.ts'
import { readProductFigures } from './actions/read-product-figures.ts'
import { figuresCalls } from './contract.ts'

export function figuresRoutes(tools: Tools, visits: VisitCounter): Bound[] {
  return bind(figuresCalls, {
    'POST /bizGoods/countVisit': async ({ goodsId }, context) => {
      visits.count(goodsId, context)
      return null
    },
    'POST /bizConsole/queryFigures': (input, { viewer }) => readFigures(tools, viewer, input),
    'POST /bizConsole/queryProductFigures': (input, context) => readProductFigures(tools, input, context),
    'GET /bizConsole/queryFirstSteps': (_input, { viewer }) => readFirstSteps(tools, viewer),
    'POST /bizConsole/setFirstStepsHidden': ({ isHidden }, { viewer }) =>
      setFirstStepsHidden(tools, viewer, isHidden),
  })
}
