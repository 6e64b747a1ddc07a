import { bind } from '../platform/api/binding.ts'
import type { EditingDeps } from './editing/editing-deps.ts'
import {
  getContentItem,
  getContentItems,
  getContentVersion,
  getContentVersions,
} from './editing/get-content.ts'
import { previewContent } from './editing/preview-content.ts'
import { resetContent, saveContent, withdrawContentVersion } from './editing/save-content.ts'

export const editingRoutes = (deps: EditingDeps) => [
  bind('getContentItems', (input, by) => getContentItems(deps, input, by)),
  bind('getContentItem', (input) => getContentItem(deps, input)),
  bind('getContentVersions', (input) => getContentVersions(deps, input)),
  bind('getContentVersion', (input) => getContentVersion(deps, input)),
  bind('previewContent', (input, by) => previewContent(deps, input, by)),
  bind('saveContent', (input, by) => saveContent(deps, input, by)),
  bind('resetContent', (input, by) => resetContent(deps, input, by)),
  bind('withdrawContentVersion', (input, by) => withdrawContentVersion(deps, input, by)),
]
