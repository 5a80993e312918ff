/** self-kindness, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessNotice = `
I    | not-good not-bright first | Some of what I call laziness is tiredness.
I    | evening night winding-down not-good not-bright fair | If I'm adding up what I didn't do, I can stop counting for tonight.
I    | bedtime night not-good not-bright | If today's mistakes come to bed with me, they can have the far side.
I    | meeting-people | I can stop planning how to be liked, and go and find the crisps.
I    | fair | I can feel guilty for resting, and the rest still counts.
I    | not-good not-bright spare | I can feel small when I'm told off, and still be on my own side.
I    | spare | There is nothing wrong with needing a bit longer.
I    | humour fair | I can smile a little at how seriously I take my mistakes.
I    | fair | I'm not finished, and I can like myself meanwhile.
I    | spare | I don't have to feel better before I'm nice to myself.
I    | spare | It can be a relief to admit that something is hard for me.
?    | spare | What would I like to be told right now?
?    | spare | What if I let a kind word land, this once?
?    | fair | What would I think of myself if I had only just met me?
?    | spare | What if my faults look smaller to other people?
when | fair | When I keep going over something I said, I'll remember what I meant.
when | fair | When I forget something, I'll notice how much I'm holding.
when | after-a-setback fair | When I go over what happened, I'll remember what I was trying to do.
when | fairness first | When an old regret comes back, I'll remember how much I didn't know then.
when | not-good not-bright spare | When I feel like crying over something small, I'll notice the big thing under it.
I    | fair | I can ask how I am and wait for an honest answer.
I    | morning not-heavy not-low first-only | I like me this morning. It's early, but still.
I    | afternoon evening first | My shoulders have been carrying the shopping all day. There is no shopping.
I    | first | My mind has called a meeting about my faults, and I've not been invited.
I    | first | All of me would like to sit down.
I    | not-heavy not-low kindness first | I've just been nice to myself by accident.
I    | first | I'm being marked by someone with my handwriting.
I    | evening night first | I did a day. Here I am at the end of it.
I    | bedtime night | My bed has no idea what I did today. It's on my side.
I    | - | If somebody else had slept this little, I'd be speaking to them very softly.
I    | afternoon evening not-good not-bright first | I've been brave since breakfast, and it's wearing off.
I    | not-good not-bright first-only first | I'm frayed. I'm here.
I    | evening night | I've marked my own day again, in red, and without reading the whole of it.
I    | note-friends note-missed-out fair | I wasn't there, and it stings.
I    | note-loss | I'm not myself just now. Of course I'm not.
I    | note-study | I've read that sentence so often that it's stopped being English. I can have a break from it.
I    | note-anger fair | I was patient for so long that this was bound to come out somewhere.
I    | note-heartache | This hurts. No but.
I    | first-only note-worry not-good not-bright | I'm scared. There, two words, and I've said them.
I    | note-shame note-online | I've measured myself against a photograph again. It had lighting.
I    | first-only note-work | I've been talking to myself like a bad supervisor.
you  | evening night first | {name}, you've had a day. It shows, and that's all right.
you  | night | {name}, you can stop reading out the charges.
you  | kindness | {name}, you've a kinder voice than that. You use it on dogs.
you  | note-study | {name}, it's hard because it's hard.
you  | note-shame | {name}, you wouldn't talk to a dog like that.
you  | note-heartache | {name}, you can be sad without making a case for it.
you  | note-loss spare | {name}, you don't have to be all right yet.
?    | first | What would I make of me if I'd just met me on a train?
?    | fair | What would I cook for somebody in my state?
?    | note-glad spare | What if I just said yes, I'm pleased?
when | night | When the day reads me its list, I'll shut my eyes at the first item.
when | fair | When I wince at a memory, I'll put a hand on the table and come back.
when | - | When I start a sentence with 'typical', I'll stop and see who's talking.
you  | first | {name}, you'd have made anybody else sit down by now.
you  | first | {name}, when something hurts, you don't have to make it a lesson.
I    | note-unseen fair | I put something in, and the quiet afterwards hurts.
I    | note-parenting | I've been needed since I opened my eyes.
I    | note-relatives | I love them, and I'm already tired.
I    | note-chore | It's a small job with a big shadow.
I    | note-nuisance | Of all days. I'm allowed to say that out loud.
I    | note-flat fair | Nothing's wrong. It's just a grey sort of day inside.
I    | note-looks fair | I've stared at it so long that I can't see it straight.
I    | note-habit | I want it, and I want to have stopped. Both are loud.
I    | note-age | I'm new at this age. I only just got here.
I    | note-pet fair | The house is too quiet, and I keep listening.
I    | note-job fair | It's a knock, and I'm allowed to feel knocked.
I    | note-told-off | I was spoken to badly, and it's still ringing in me.
I    | note-no-reply | I'm waiting for a small noise from a small machine.
I    | note-let-down spare | I'd let myself hope, and now it hurts.
I    | note-sad not-good not-bright spare | I'm sad, and it's allowed to show.
I    | note-their-health | I'm doing ordinary things with half my mind on somebody else.
I    | note-online spare | I'm comparing my inside with their photographs.
I    | note-row not-good not-bright | I'm hurt and cross at once, and they take turns.
I    | note-child-worry | I'd take it for them if I could.
I    | note-money spare | I've been adding it up in my head, and it's tiring.
I    | note-lonely not-good not-bright spare | I'm lonely, and it isn't a fault.
I    | note-sore fair | It hurts, and I'm allowed to be fed up with it.
I    | note-boss spare | It's still going round in my head. It can go quieter.
I    | note-move | My whole life is in boxes, and so am I a bit.
I    | note-annoyed | I'm cross about something small, because it isn't only this once.
I    | note-tired not-good not-bright | I'm tired right down to my socks.
I    | note-somebody | Somebody matters to me. That's a lot of what this is.
I    | - | Some tired bit of me only wants to be told well done.
I    | first | My harshest voice has my accent. It does a good impression, and that's all it is.
I    | - | I can make a mistake, and the kettle still boils.
I    | - | I've been polite to people all day. I could be next.
I    | evening night fair | When the shoes come off, the shoulders can come down with them.
I    | fair | I could be nice to me, starting with a chair and a biscuit.
I    | - | If I'm talking to myself as if I were late, I can slow down.
I    | not-good not-bright fair | If my eyes are hot, I can sit with that for a minute.
?    | first | What if the last kind thing I was told is still true?
?    | - | What would my old teacher say, the nice one?
?    | humour first | What if I'm not difficult, only hungry?
?    | first | What if I spoke to myself in the voice I use for cats?
?    | evening | What if today gets to be a day and not a report?
when | first | When I call myself an idiot, I'll see whether I'd say it to the postman.
when | spare | When I'm cold to myself, I'll put the heating on and start again.
when | humour first | When I go over what I said, I'll remember they were busy going over what they said.
?    | - | What if I'm in a bad mood and not a bad person?
when | - | When I sigh at myself, I'll see if I'm only hungry.
I    | waking-up morning fair | I can be nice to me for the first minute of the day, and see.
when | waking-up morning | When my first thought is a telling-off, I'll wait for the second.
I    | after-a-setback | I'm sore. I can hold it like a bumped elbow.
?    | spare | What if I've been doing two people's worrying?
when | first | When I catch my own eye in the kettle, I'll pull a face.
when | - | When I've been cross with me since breakfast, I'll check what for.
?    | time-alone fair | What would I like to do that I'd be teased for?
when | first | When my shoulders reach my ears, I'll ask them what they've heard.
?    | first | Who said I was behind, and were they wearing a watch?
when | first | When I walk into a room and forget why, I'll admire the room.
I    | - | I'm cross about being cross.
I    | not-good not-bright first | I'm being brave about something I could be sad about.
I    | first | I'm trying. It doesn't show.
I    | first | I could do with a pat on the back. My arm nearly reaches.
I    | first | Part of me is sore from being told off by the rest.
`
