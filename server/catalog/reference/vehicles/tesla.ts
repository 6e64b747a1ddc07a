import { makeOf } from '../make-table.ts'

export const tesla = makeOf(
  { key: 'tesla', idCarMake: '153', names: ['Tesla', 'تسلا', '特斯拉'] },
  `
  01 model-3* | Model 3 | موديل 3 | 2018-
  02 model-y* | Model Y | موديل واي | 2021-
  03 model-s* | Model S | موديل اس | 2013-
  04 model-x* | Model X | موديل اكس | 2016-
  05 cybertruck | Cybertruck | سايبر تراك | 2024-
  `,
)
