// Zod compiles its schemas with `new Function` where it may; our content security policy forbids it, and every try would be
// reported. Zod reads this object when it is first loaded; importing its own `config` here would put it into every first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
