/** What the editor shows at first. */
export const sample = `
<h2>Notes from the kick-off</h2>
<p>The client wants <strong>one figure a week</strong>, and wants to see <em>how it came about</em>. What was said <s>last year</s> no longer holds; what counts is <u>the offer of May</u>.</p>
<h3>Agreed</h3>
<ol>
  <li><p>Interviews begin in the <span class="ground-amber">second week</span>.</p></li>
  <li><p>The baseline is signed by both sides.</p></li>
  <li><p>Open points stand in <a href="https://mandate.example/points">one list</a>.</p></li>
</ol>
<blockquote><p>Nobody asked for a report. They asked for a decision.</p></blockquote>
<p class="align-center"><span class="font-serif size-large">“Less, and sooner.”</span></p>
<h3>Figures</h3>
<ul>
  <li><p>Floor space: 1,240 m<sup>2</sup></p></li>
  <li><p>Emissions: <span class="ink-green">12 t CO<sub>2</sub></span> a month</p></li>
</ul>
<pre><code>margin = (net - cost) / net</code></pre>
<p class="indent-1"><span class="size-small ink-grey">Written during the meeting, not yet agreed.</span></p>
`.replace(/\n\s*/g, '');
