import type { Testimonial } from '#domain/open-pages/testimonial.ts';

/** What people said about the app, shown above the part that anyone can check (product P2.12.8). */
export const TestimonialSection = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
  <section className="landing-section">
    <h2 className="landing-title">What people here say</h2>
    <ul className="landing-voices">
      {testimonials.map(({ words, by }) => (
        <li key={words}>
          <blockquote>{words}</blockquote>
          <p className="small-strong text-ink-2">{by}</p>
        </li>
      ))}
    </ul>
  </section>
);
