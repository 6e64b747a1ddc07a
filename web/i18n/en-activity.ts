import callbacks from './en/callbacks.json' with { type: 'json' }
import chat from './en/chat.json' with { type: 'json' }
import favourites from './en/favourites.json' with { type: 'json' }
import notifications from './en/notifications.json' with { type: 'json' }

export default { favourites, callbacks, chat, notifications }
