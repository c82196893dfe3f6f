import { z } from 'zod';

// zod tries `new Function` for speed. Our content security policy forbids that, and even a caught attempt is reported.
z.config({ jitless: true });
