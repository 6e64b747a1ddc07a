import { buildWeb } from './web-build.mjs'

buildWeb()
