// What the contract names of the platforms that it runs on, each of which declares the rest.
interface AbortSignal {}
interface File {}
